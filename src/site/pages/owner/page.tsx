import { ownerPath } from "#config/index.ts";
import { definePage } from "../define-page.ts";
import { Facts, LeadView } from "./lead-view.tsx";

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
      {shown === "missing" ? (
        <>
          <h1 className="text-2xl">This link doesn’t work</h1>
          <p className="measure">
            A link to a lead works for 30 days, until the lead is erased. Newer emails about the lead have
            newer links.
          </p>
        </>
      ) : "left" in shown ? (
        <>
          <h1 className="text-2xl">The lead is erased</h1>
          <p className="measure">Its links no longer work. Something of it is left in these places:</p>
          <Facts facts={shown.left} />
        </>
      ) : (
        <LeadView {...shown} />
      )}
    </div>
  ),
});
