import { listSignals } from "../../catalogue/catalogue.server.ts";
import { GrowingList, ListHero, showList } from "../lists/index.ts";
import { describePage, pageSource } from "../metadata/index.ts";
import type { Route } from "./+types/more-signals";

export function loader({ url }: Route.LoaderArgs) {
  return showList(listSignals(), url);
}

export const meta: Route.MetaFunction = ({ matches }) => describePage(pageSource("moreSignals"), { matches });

export default function MoreSignalsPage({ loaderData }: Route.ComponentProps) {
  const { title, description } = pageSource("moreSignals");
  return (
    <>
      <ListHero title={title} lead={description} />
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <GrowingList view={loaderData} subject="market signals" label="Load More" level={2} />
      </div>
    </>
  );
}
