import type { MailDraft, MailTransport } from "../../mail/mail.ts";
import { composeNotice, type NoticeSource } from "../../mail/notices.ts";
import { composeOwnerMail } from "../../mail/owner-mails.ts";
import { type Attempt, type Channel, DeliveryError } from "../channel.ts";

export interface OwnerMailParts {
  transport: MailTransport;
  notifyTo: readonly string[];
  siteUrl: string;
  notices?: NoticeSource | undefined;
}

/** Mails every request, every changed booking and every notice to the owner: one mail to each recipient. */
export function createOwnerMail({ transport, notifyTo, siteUrl, notices }: OwnerMailParts): Channel {
  async function sendToAll(draft: MailDraft | { skipped: string }, { signal, deliveredTo }: Attempt) {
    if ("skipped" in draft) return draft;
    const failures: unknown[] = [];
    for (const [index, to] of notifyTo.entries()) {
      if (deliveredTo.includes(to)) continue;
      // The copies share one Message-ID; the file transport numbers them.
      try {
        await transport.send({ ...draft, to, copy: index }, signal);
        deliveredTo.push(to);
      } catch (error) {
        failures.push(error);
      }
    }
    const [first] = failures;
    // A recipient that is refused permanently must not end the attempts at the others.
    const temporary = failures.find((error) => !(error instanceof DeliveryError && error.isPermanent));
    if (failures.length > 0) throw temporary ?? first;
    return undefined;
  }

  return {
    deliver: (delivery, attempt) => sendToAll(composeOwnerMail(delivery, siteUrl), attempt),
    ...(notices && {
      deliverNotice: async (notice, attempt) =>
        sendToAll(await composeNotice(notice, notices, siteUrl), attempt),
    }),
  };
}
