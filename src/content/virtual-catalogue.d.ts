/** Provided by the catalogue's Vite plugin (`compile/vite-plugin.ts`). */
declare module "virtual:catalogue" {
  /** Absolute path of the folder that holds the built catalogue: beside the server build, or a cache in development. */
  export const folder: string;
}
