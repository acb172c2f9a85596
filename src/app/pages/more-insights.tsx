import { listInsights } from "../../catalogue/catalogue.server.ts";
import { paths } from "../../site/index.ts";
import { GrowingList, ListHero, showList } from "../lists/index.ts";
import { readPageWords } from "../metadata/index.ts";
import { stillScreen } from "../navigation/index.ts";
import type { Route } from "./+types/more-insights";

export function loader({ url }: Route.LoaderArgs) {
  return { ...readPageWords(paths.moreInsights), view: showList(listInsights(), url) };
}

export default stillScreen(function MoreInsightsPage({ loaderData }: Route.ComponentProps) {
  const { title, description, view } = loaderData;
  return (
    <>
      <ListHero title={title} lead={description} />
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <GrowingList view={view} subject="insights" label="Load More" level={2} />
      </div>
    </>
  );
});
