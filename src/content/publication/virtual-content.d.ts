/** Provided by the Vite plugin in `compiler/vite-plugin.ts`. */
declare module "virtual:content" {
  /** Absolute path of the built content: next to the server build, or in a cache during development. */
  export const folder: string;
}
