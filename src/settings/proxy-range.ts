import { isIP } from "node:net";
import type { ProxyRange } from "./settings.ts";

/** Reads `10.0.0.0/8`, `127.0.0.1` or `fd00::/8`; `undefined` where it is neither an address nor a range. */
export function parseProxyRange(text: string): ProxyRange | undefined {
  const [address = "", prefixText, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  const prefix = prefixText === undefined ? longest : Number(prefixText);
  if (prefixText !== undefined && (!/^\d{1,3}$/.test(prefixText) || prefix > longest)) return undefined;
  return { address, family: version === 4 ? "ipv4" : "ipv6", prefix };
}
