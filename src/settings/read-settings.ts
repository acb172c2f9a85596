import type { Settings } from "./settings.ts";
export function readSettings(_env: Readonly<Record<string, string | undefined>>): Settings {
  throw new Error("not there yet");
}
