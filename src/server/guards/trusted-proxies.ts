import { BlockList, isIPv6 } from "node:net";
import type { ProxyRange } from "../../settings/index.ts";

/** Makes the function that tells whether an address is one of a proxy in `TRUST_PROXY`. */
export function createProxyCheck(trustProxy: readonly ProxyRange[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const { address, prefix, family } of trustProxy) proxies.addSubnet(address, prefix, family);
  return (address) => proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
