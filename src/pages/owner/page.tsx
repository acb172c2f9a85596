import { ownerPath } from "../../site/index.ts";
import { definePage } from "../define-page.ts";
import { LeadView } from "./lead-view.tsx";

const messages = {
  erased: {
    title: "The lead is erased",
    text: "Nothing about it is stored here anymore, and its links no longer work. Copies that were already sent are still in your inbox and in the systems it was delivered to: delete them there too.",
  },
  missing: {
    title: "This link doesn’t work",
    text: "A link to a lead works for 30 days, until the lead is erased. Newer emails about the lead have newer links.",
  },
};

/** The owner's page for a lead (spec: Owner). Anyone who has its URL can open it. */
export const ownerPage = definePage({
  path: ownerPath(":token"),
  load: (_token, { owner }) => owner ?? undefined,
  metadata: () => ({ title: "A Lead", description: "One lead, for the owner.", canonical: null }),
  view: null,
  perRequest: true,
  isBare: true,
  render: ({ data: shown }) => (
    <div className="wrap-narrow grid gap-6 pt-4 pb-8">
      {typeof shown === "string" ? (
        <>
          <h1 className="text-2xl">{messages[shown].title}</h1>
          <p className="measure">{messages[shown].text}</p>
        </>
      ) : (
        <LeadView {...shown} />
      )}
    </div>
  ),
});
