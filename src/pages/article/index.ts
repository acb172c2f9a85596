export { ArticleBody } from "./article-body.tsx";
export { ContentsFold, ContentsRail } from "./contents/contents.tsx";
