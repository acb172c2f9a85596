/** What an owner may change to re-brand the site (`site.config.ts`). Data only; no colours, no addresses of servers. */
export interface SiteConfig {
  /** Name of the provider, as it stands in titles, mails and the footer. */
  brand: string;
  /** One sentence under the name in the footer. */
  tagline: string;
  /** Language tag of all pages, for `<html lang>`. */
  language: string;
  /** Title of the home page, and of a page whose metadata could not be resolved; the template adds the name. */
  defaultTitle: string;
  /** Title of an ordinary page; `%s` is the page's own title. */
  titleTemplate: string;
  /** Meta description where a page has none of its own; 120-155 characters. */
  defaultDescription: string;
  /** `sales` receives requests and stands in the footer; `support` stands beside it on the contact page. */
  emails: { sales: string; support: string };
  /** As people read it; the `tel:` link is made from its digits. */
  phone: string;
  /** When the phone is answered, as people read it. */
  supportHours: string;
  office: { area: string; city: string; country: string };
  /** The provider's page on the professional network. */
  linkedinUrl: string;
  /** Year in the copyright line. */
  copyrightYear: number;
}
