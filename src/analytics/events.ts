import { entryKindNames } from "../site/index.ts";

/** What a parameter may hold, by the word that the event table uses; a list of words holds one of them. */
interface Kinds {
  text: string;
  number: number;
  "text or null": string | null;
  items: ReadonlyArray<{ item_id: string; item_name: string; index: number }>;
}

/** One parameter of an event. */
interface Parameter {
  holds: keyof Kinds | readonly string[];
  about: string;
  optional?: true;
}

/** One event: when it is pushed, and what it carries. */
export interface EventDefinition {
  when: string;
  parameters: Readonly<Record<string, Parameter>>;
}

/** What every press carries (spec 7.4). */
const pressed = {
  category: { holds: "text", about: "`data-event-category`" },
  label: { holds: "text", about: "`data-event-label`" },
  value: { holds: "number", about: "`data-event-value`, else 1" },
  location: { holds: "text", optional: true, about: "`data-event-location`: where on the site" },
  item_title: { holds: "text", optional: true, about: "`data-event-item-title`" },
  item_slug: { holds: "text", optional: true, about: "`data-event-item-slug`" },
  index: { holds: "number", optional: true, about: "`data-event-index`: place in its row, from 0" },
} as const satisfies EventDefinition["parameters"];

/** Every event that the site pushes into `window.dataLayer` (spec 7.1, 7.4). `docs/analytics.md` is made from it. */
export const events = {
  page_view: {
    when: "A page is seen: loaded, restored from the back-forward cache, or followed to after it was prerendered; once more when consent loads a container into it",
    parameters: {
      page_name: {
        holds: [
          "case_studies_listing",
          "case_study_detail",
          "insights_listing",
          "insight_detail",
          "market_signals_listing",
          "market_signal_detail",
          "gtm_edge",
          "about_us",
          "our_process",
          "more_insights",
          "more_case_studies",
          "more_market_signals",
        ],
        optional: true,
        about: "absent on home, contact, legal and missing pages, for which the specification has no name",
      },
      page_category: {
        holds: ["content_hub", "company_info", "content"],
        optional: true,
        about: "of `gtm_edge`, `about_us` and `insight_detail`, in this order",
      },
      insight_slug: { holds: "text", optional: true, about: "of `insight_detail`: the piece that is shown" },
      case_study_slug: { holds: "text", optional: true, about: "of `case_study_detail`" },
      signal_slug: { holds: "text", optional: true, about: "of `market_signal_detail`" },
    },
  },
  carousel_click: {
    when: "A content card is chosen: label `content_hub_item`, category `engagement`, location `content_hub`",
    parameters: pressed,
  },
  cta_click: {
    when: "A call to action is pressed: category `conversion`, its words as the label",
    parameters: pressed,
  },
  form_submit: {
    when: "The server took a form",
    parameters: {
      formType: { holds: ["contact", "modal", "marketSignal", "schedule"], about: "which form" },
      signalSlug: { holds: "text or null", about: "the signal whose report was asked for" },
    },
  },
  generate_lead: {
    when: "With `form_submit` (GA4's name)",
    parameters: { lead_source: { holds: "text", about: "which form" } },
  },
  select_content: {
    when: "With `carousel_click` (GA4's name)",
    parameters: {
      content_type: { holds: entryKindNames, about: "kind of the entry" },
      content_id: { holds: "text", about: "its slug" },
    },
  },
  share: {
    when: "The link of a piece is in the clipboard (GA4's name)",
    parameters: {
      method: { holds: ["copy_link"], about: "how" },
      content_type: { holds: ["article"], about: "what" },
      item_id: { holds: "text", about: "path of the page" },
    },
  },
  view_item_list: {
    when: "With `page_view` of a list page (GA4's name)",
    parameters: {
      item_list_id: { holds: "text", about: "the list's `page_name`" },
      items: { holds: "items", about: "its own entries, each once: slug, title, place from 0" },
    },
  },
} as const satisfies Record<string, EventDefinition>;

type Events = typeof events;
type Value<Held> = Held extends readonly (infer Word)[]
  ? Word
  : Held extends keyof Kinds
    ? Kinds[Held]
    : never;
type Carried<Parameters> = {
  [Name in keyof Parameters as Parameters[Name] extends { optional: true } ? never : Name]: Value<
    Parameters[Name] extends Parameter ? Parameters[Name]["holds"] : never
  >;
} & {
  [Name in keyof Parameters as Parameters[Name] extends { optional: true } ? Name : never]?:
    | Value<Parameters[Name] extends Parameter ? Parameters[Name]["holds"] : never>
    | undefined;
};

/** An event of the table; any other name or parameter does not compile. */
export type AnalyticsEvent<Name extends keyof Events = keyof Events> = Name extends keyof Events
  ? { event: Name } & Carried<Events[Name]["parameters"]>
  : never;

/** Events of elements that a visitor presses; their parameters are in the markup. */
export type PressEvent = AnalyticsEvent<"carousel_click" | "cta_click">;
