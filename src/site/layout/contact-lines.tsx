import { siteConfig, telephoneUrl } from "#config/index.ts";

/** The sales email address and phone number as links (spec 2.2). */
export function ContactLines() {
  const { emails, phone } = siteConfig;
  const [mailbox, domain] = emails.sales.split("@");
  return (
    <>
      <a href={`mailto:${emails.sales}`} className="foot-link">
        <span>
          {mailbox}@<wbr />
          {domain}
        </span>
      </a>
      <a href={telephoneUrl(phone)} className="foot-link">
        {phone}
      </a>
    </>
  );
}
