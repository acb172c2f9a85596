import type { MailTransport } from "../../mail/mail.ts";
import { renderMail } from "../../mail/render-mail.ts";
import { composeVisitorMail, type VisitorMailParts } from "../../mail/visitor-mails.ts";
import type { Channel } from "../channel.ts";

export function createVisitorMail({
  transport,
  ...parts
}: VisitorMailParts & { transport: MailTransport }): Channel {
  return {
    async deliver(delivery, { signal }) {
      const content = await composeVisitorMail(delivery, parts);
      if ("state" in content) return content;
      await transport.send(renderMail(content, delivery.lead.email), signal);
      return { state: "delivered" };
    },
  };
}
