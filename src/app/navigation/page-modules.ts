import { type DataRouter, matchRoutes } from "react-router";

declare global {
  // React Router 8.4 keeps these on the window; they have no public face. Without them nothing counts as missing.
  interface Window {
    __reactRouterManifest?: {
      routes: Partial<Record<string, { module: string; imports?: string[] }>>;
    };
    __reactRouterRouteModules?: Record<string, unknown>;
    __reactRouterDataRouter?: DataRouter;
  }
}

/** What was fetched ahead: the router finds it without the network. */
const fetched = new Set<string>();

/** Addresses of the scripts that the screen at `pathname` needs and that have not come yet. */
export function findMissingModules(pathname: string): string[] {
  const {
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: loaded,
    __reactRouterDataRouter: router,
  } = window;
  if (!manifest || !loaded || !router) return [];
  return (matchRoutes(router.routes, pathname) ?? []).flatMap(({ route }) => {
    const files = route.id in loaded ? undefined : manifest.routes[route.id];
    if (!files || fetched.has(files.module)) return [];
    return [files.module, ...(files.imports ?? [])];
  });
}

/** Whether a screen of the site answers at `pathname`, not a file or the 404 page. */
export function isScreen(pathname: string): boolean {
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], pathname);
  return matches !== null && matches.at(-1)?.route.path !== "*";
}

/** Fetches and runs scripts. Rejects where one does not come. */
export async function loadModules(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
  for (const address of addresses) fetched.add(address);
}
