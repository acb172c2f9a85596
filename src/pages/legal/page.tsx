import { findLegalPage } from "../../content/content.server.ts";
import { PageNotFound, type PageRequest } from "../page.ts";
import { LegalArticle } from "./index.ts";

/** A legal page, by its path (spec 2.10). */
export async function LegalPage({ url }: PageRequest) {
  const page = await findLegalPage(url.pathname.slice(1));
  if (!page) throw new PageNotFound();
  return <LegalArticle page={page} />;
}
