/** Provided by the content's Vite plugin (`compile/vite-plugin.ts`). */
declare module "virtual:content" {
  /** Absolute path of the folder that holds the built content: beside the server build, or a cache in development. */
  export const folder: string;
}
