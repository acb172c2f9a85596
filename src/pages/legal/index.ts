export { LegalArticle } from "./legal-article.tsx";
