import { listInsights } from "../../catalogue/catalogue.server.ts";
import { GrowingList, ListHero, showList } from "../lists/index.ts";
import { describePage, pageSource } from "../metadata/index.ts";
import type { Route } from "./+types/more-insights";

export function loader({ url }: Route.LoaderArgs) {
  return showList(listInsights(), url);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(pageSource("moreInsights"), { matches });

export default function MoreInsightsPage({ loaderData }: Route.ComponentProps) {
  const { title, description } = pageSource("moreInsights");
  return (
    <>
      <ListHero title={title} lead={description} />
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <GrowingList view={loaderData} subject="insights" label="Load More" level={2} />
      </div>
    </>
  );
}
