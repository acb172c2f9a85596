import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Settings } from "../../settings/index.ts";
import { createConnectionClient } from "./client-address.ts";

/**
 * Warns once where a peer that is not in `TRUST_PROXY` sends `X-Forwarded-For`: if it is the owner's proxy, all visitors
 * share its limits. The address is left out, because the peer may as well be a visitor.
 */
export function warnOfForwarding({ trustProxy }: Pick<Settings, "trustProxy">, log: Pick<Logger, "warn">) {
  const clientOf = createConnectionClient({ trustProxy });
  let isWarned = false;
  return ({ headers, socket }: IncomingMessage): void => {
    if (isWarned || headers["x-forwarded-for"] === undefined || clientOf(socket) === undefined) return;
    isWarned = true;
    log.warn(
      "X-Forwarded-For came from an address that is not in TRUST_PROXY, and is ignored. If a proxy of yours stands before this server, all visitors share its limits: set TRUST_PROXY to the proxy's address.",
    );
  };
}
