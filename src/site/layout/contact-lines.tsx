import { siteConfig, telephoneUrl } from "#config/index.ts";
import { MailIcon, PhoneIcon } from "#platform/ui/icons/icons.tsx";

/** The sales email address and phone number as links (spec 2.2). */
export function ContactLines() {
  const { emails, phone } = siteConfig;
  return (
    <>
      <a href={`mailto:${emails.sales}`} className="foot-link">
        <MailIcon size={20} />
        {emails.sales}
      </a>
      <a href={telephoneUrl(phone)} className="foot-link">
        <PhoneIcon size={20} />
        {phone}
      </a>
    </>
  );
}
