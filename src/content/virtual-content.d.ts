/** Provided by the Vite plugin of content (`compiler/vite-plugin.ts`). */
declare module "virtual:content" {
  /** Absolute path of the folder with the built content: beside the server build, or a cache in development. */
  export const folder: string;
}
