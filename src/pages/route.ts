import { decodeSegment } from "../site/index.ts";
import type { Page, PageData } from "./page.ts";

/** The parameter of an address: `{ slug: string }` for `/read-insight/:slug`, none for a fixed path. */
type ParamsOf<Address extends string> = Address extends `${string}:${infer Name}`
  ? { [Key in Name]: string }
  : object;

/** An address and its page. */
export interface Route {
  address: string;
  /** The page as a function of the request, where the address is that of the URL. */
  match: (url: URL) => ((data: PageData) => ReturnType<Page>) | undefined;
}

/**
 * Gives an address its page. A last segment may be a parameter (`:slug`), which the page receives decoded; the compiler
 * checks its name. Addresses are case-sensitive.
 */
export function route<Address extends string>(address: Address, page: Page<ParamsOf<Address>>): Route {
  const [prefix = "", name] = address.split(":");
  return {
    address,
    match(url) {
      if (name === undefined) {
        // A fixed address has no parameters.
        const params = {} as ParamsOf<Address>;
        return url.pathname === address ? (data) => page({ ...data, url, params }) : undefined;
      }
      const segment = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : "";
      if (segment === "" || segment.includes("/")) return undefined;
      const params = { [name]: decodeSegment(segment) } as ParamsOf<Address>;
      return (data) => page({ ...data, url, params });
    },
  };
}
