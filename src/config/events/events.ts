import { entryKindNames } from "../index.ts";

interface ParameterTypes {
  text: string;
  number: number;
  "text or null": string | null;
  items: ReadonlyArray<{ item_id: string; item_name: string; index: number }>;
}

interface Parameter {
  /** An array lists the allowed values. */
  type: keyof ParameterTypes | readonly string[];
  about: string;
  optional?: true;
}

export interface EventDefinition {
  when: string;
  parameters: Readonly<Record<string, Parameter>>;
}

/** Parameters of every click event (spec 7.4). */
const clicked = {
  category: { type: "text", about: "`engagement` or `conversion`" },
  label: { type: "text", about: "what was clicked" },
  value: { type: "number", about: "1 if the markup has none" },
  location: { type: "text", optional: true, about: "where on the site" },
  item_title: { type: "text", optional: true, about: "of a card" },
  item_slug: { type: "text", optional: true, about: "of a card" },
  index: { type: "number", optional: true, about: "of a card: position in its row, from 0" },
} as const satisfies EventDefinition["parameters"];

/**
 * Every event that the site pushes to `window.dataLayer` (spec 7.1, 7.4). The table in `docs/analytics.md` is generated
 * from this object.
 */
export const events = {
  page_view: {
    when: "A page is viewed: loaded, restored from the back-forward cache, or visited after the browser prerendered it; again when consent loads a tag container",
    parameters: {
      page_name: {
        type: [
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
        about: "absent on the home, contact, legal, scheduling and error pages",
      },
      page_category: {
        type: ["content_hub", "company_info", "content"],
        optional: true,
        about: "of `gtm_edge`, `about_us` and `insight_detail`, in this order",
      },
      insight_slug: { type: "text", optional: true, about: "of `insight_detail`: the article shown" },
      case_study_slug: { type: "text", optional: true, about: "of `case_study_detail`" },
      signal_slug: { type: "text", optional: true, about: "of `market_signal_detail`" },
    },
  },
  carousel_click: {
    when: "A content card is clicked: label `content_hub_item`, category `engagement`, location `content_hub`",
    parameters: clicked,
  },
  cta_click: {
    when: "A call to action is clicked: category `conversion`, its text as the label",
    parameters: clicked,
  },
  form_submit: {
    when: "The server has stored a submission",
    parameters: {
      formType: { type: ["contact", "modal", "marketSignal", "schedule"], about: "which form" },
      signalSlug: { type: "text or null", about: "the signal whose report was requested" },
    },
  },
  generate_lead: {
    when: "With `form_submit` (GA4's name)",
    parameters: { lead_source: { type: "text", about: "which form" } },
  },
  select_content: {
    when: "With `carousel_click` (GA4's name)",
    parameters: {
      content_type: { type: entryKindNames, about: "kind of the entry" },
      content_id: { type: "text", about: "its slug" },
    },
  },
  share: {
    when: "An article's link is copied (GA4's name)",
    parameters: {
      method: { type: ["copy_link"], about: "how" },
      content_type: { type: ["article"], about: "what" },
      item_id: { type: "text", about: "the page's path" },
    },
  },
  view_item_list: {
    when: "With `page_view` of a list page (GA4's name)",
    parameters: {
      item_list_id: { type: "text", about: "the list's `page_name`" },
      items: { type: "items", about: "the list's entries without duplicates: slug, title, index from 0" },
    },
  },
} as const satisfies Record<string, EventDefinition>;

type Events = typeof events;
type Value<Type> = Type extends readonly (infer Word)[]
  ? Word
  : Type extends keyof ParameterTypes
    ? ParameterTypes[Type]
    : never;
type ValuesOf<Parameters> = {
  [Name in keyof Parameters as Parameters[Name] extends { optional: true } ? never : Name]: Value<
    Parameters[Name] extends Parameter ? Parameters[Name]["type"] : never
  >;
} & {
  [Name in keyof Parameters as Parameters[Name] extends { optional: true } ? Name : never]?:
    | Value<Parameters[Name] extends Parameter ? Parameters[Name]["type"] : never>
    | undefined;
};

export type AnalyticsEvent<Name extends keyof Events = keyof Events> = Name extends keyof Events
  ? { event: Name } & ValuesOf<Events[Name]["parameters"]>
  : never;

/** Events whose parameters are in the markup. */
export type ClickEvent = AnalyticsEvent<"carousel_click" | "cta_click">;
