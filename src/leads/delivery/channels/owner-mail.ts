import { type AlertSource, composeAlertMail, type FindLeadUrl } from "../../mail/alert-and-summary-mails.ts";
import { DeliveryError } from "../../mail/delivery-error.ts";
import { composeOwnerMail, type FindReaderNumbers } from "../../mail/lead-mails.ts";
import type { MailTransport } from "../../mail/mail.ts";
import type { MailContent } from "../../mail/mail-content.ts";
import { renderMail } from "../../mail/render-mail.ts";
import type { Sent, Skipped } from "../../store/index.ts";
import type { Attempt, Channel } from "../channel.ts";

export interface OwnerMailParts {
  transport: MailTransport;
  notifyTo: readonly string[];
  /** Also gets alerts about overdue replies. */
  escalateTo?: readonly string[];
  siteUrl: string;
  /** Called with the URL of the page that a lead came from. If missing, a reader's numbers aren't emailed. */
  findReaderNumbers?: FindReaderNumbers | undefined;
  /** If missing, the emails don't link to leads. */
  findLeadUrl?: FindLeadUrl | undefined;
  /** If missing, no alerts or summaries are sent. */
  alerts?: AlertSource | undefined;
}

/** Emails every lead, changed booking, alert and summary to each of the owner's addresses. */
export function createOwnerMail({
  transport,
  notifyTo,
  escalateTo = [],
  siteUrl,
  findReaderNumbers = () => undefined,
  findLeadUrl,
  alerts,
}: OwnerMailParts): Channel {
  async function sendToAll(
    content: MailContent | Skipped,
    { signal, deliveredTo }: Attempt,
    recipients = notifyTo,
  ): Promise<Sent> {
    if ("state" in content) return content;
    const [firstRecipient = ""] = recipients;
    const mail = renderMail(content, firstRecipient);
    const failures: unknown[] = [];
    for (const [index, to] of recipients.entries()) {
      if (deliveredTo.includes(to)) continue;
      // All copies share a Message-ID, so the file transport numbers them.
      try {
        await transport.send({ ...mail, to, copy: index }, signal);
        deliveredTo.push(to);
      } catch (error) {
        failures.push(error);
      }
    }
    const [first] = failures;
    // If one recipient is permanently rejected, keep trying the others.
    const temporary = failures.find((error) => !(error instanceof DeliveryError && error.isPermanent));
    if (failures.length > 0) throw temporary ?? first;
    return { state: "delivered" };
  }

  return {
    async deliver(delivery, attempt) {
      const { lead, kind } = delivery;
      const numbers = await findReaderNumbers(lead.source);
      const leadUrl = await findLeadUrl?.(lead.id);
      const recipients = kind === "overdue" ? [...new Set([...notifyTo, ...escalateTo])] : notifyTo;
      return sendToAll(composeOwnerMail(delivery, siteUrl, { leadUrl, numbers }), attempt, recipients);
    },
    ...(alerts && {
      deliverAlert: async (alert, attempt) =>
        sendToAll(await composeAlertMail(alert, alerts, siteUrl, findLeadUrl), attempt),
    }),
  };
}
