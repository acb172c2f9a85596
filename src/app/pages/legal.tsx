import { data } from "react-router";
import { findLegalPage } from "../../catalogue/catalogue.server.ts";
import { LegalArticle } from "../legal/index.ts";
import { stillScreen } from "../navigation/index.ts";
import { readingFont } from "../styles/font-preloads.ts";
import type { Route } from "./+types/legal";

export const links: Route.LinksFunction = () => [readingFont];

export async function loader({ url }: Route.LoaderArgs) {
  const page = await findLegalPage(url.pathname.slice(1));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default stillScreen(function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData} />;
});
