import { listCaseStudies } from "../../catalogue/catalogue.server.ts";
import { GrowingList, ListHero, showList } from "../lists/index.ts";
import { describePage, pageSource } from "../metadata/index.ts";
import type { Route } from "./+types/more-case-studies";

export function loader({ url }: Route.LoaderArgs) {
  return showList(listCaseStudies(), url);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(pageSource("moreCaseStudies"), { matches });

export default function MoreCaseStudiesPage({ loaderData }: Route.ComponentProps) {
  const { title, description } = pageSource("moreCaseStudies");
  return (
    <>
      <ListHero title={title} lead={description} />
      <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
        <GrowingList view={loaderData} subject="case studies" label="Load More" level={2} />
      </div>
    </>
  );
}
