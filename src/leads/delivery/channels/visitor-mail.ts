import type { MailTransport } from "../../mail/mail.ts";
import { composeVisitorMail, type VisitorMailParts } from "../../mail/visitor-mails.ts";
import type { Channel } from "../channel.ts";

export function createVisitorMail({
  transport,
  ...parts
}: VisitorMailParts & { transport: MailTransport }): Channel {
  return {
    async deliver(delivery, { signal }) {
      const draft = await composeVisitorMail(delivery, parts);
      if ("skipped" in draft) return draft;
      await transport.send({ ...draft, to: delivery.lead.email }, signal);
      return undefined;
    },
  };
}
