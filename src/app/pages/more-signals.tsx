import { listSignals } from "../../catalogue/catalogue.server.ts";
import { paths } from "../../site/index.ts";
import { GrowingList, ListHero, showList } from "../lists/index.ts";
import { readPageWords } from "../metadata/index.ts";
import { stillScreen } from "../navigation/index.ts";
import type { Route } from "./+types/more-signals";

export function loader({ url }: Route.LoaderArgs) {
  return { ...readPageWords(paths.moreSignals), view: showList(listSignals(), url) };
}

export default stillScreen(function MoreSignalsPage({ loaderData }: Route.ComponentProps) {
  const { title, description, view } = loaderData;
  return (
    <>
      <ListHero title={title} lead={description} />
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <GrowingList view={view} subject="market signals" label="Load More" level={2} />
      </div>
    </>
  );
});
