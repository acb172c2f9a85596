import { afterEach, beforeEach } from "vitest";
import { runCli } from "#leads/cli/run-cli.ts";
import type { Terminal } from "#leads/cli/terminal.ts";
import { type NewLead, openStore, type StorePlace } from "#leads/store/index.ts";
import { makePlace, type TestPlace } from "./test-store.ts";

interface CommandOutcome {
  code: number;
  output: string;
  /** The line on stderr that says which store was opened, if any. */
  store: string;
  /** All other lines on stderr. */
  said: string;
}

/** Runs commands on a store that is empty at the start of each test. */
export function withLeads() {
  let place: TestPlace;
  beforeEach(async () => {
    place = await makePlace();
  });
  afterEach(() => place.remove());
  return {
    get place(): StorePlace {
      return place;
    },
    get dataDir() {
      return place.dataDir;
    },
    /** Runs `npm run leads -- …`. */
    run: (...args: string[]) => runLeads(place.dataDir, ...args),
    /** Throws if a lead is rejected. */
    async record(leads: readonly NewLead[]) {
      const store = await openStore(place);
      const recorded = [];
      for (const lead of leads) {
        const result = await store.record(lead, "off");
        if (result.kind !== "recorded") throw new Error(result.kind);
        recorded.push(result);
      }
      await store.close();
      return recorded;
    },
  };
}

export function runLeads(dataDir: string, ...args: string[]): Promise<CommandOutcome> {
  return runLeadsWith({ DATA_DIR: dataDir }, {}, ...args);
}

/** Runs `npm run leads -- …` with the variables in `env`; `changes` replaces parts of the terminal. */
export async function runLeadsWith(
  env: Readonly<Record<string, string>>,
  changes: Partial<Terminal>,
  ...args: string[]
): Promise<CommandOutcome> {
  const output: string[] = [];
  const said: string[] = [];
  const code = await runCli(args, env, {
    write: async (text) => {
      output.push(text);
    },
    say: (line) => {
      said.push(line);
    },
    style: (_, text) => text,
    showProgress: () => {},
    confirm: async () => undefined,
    ...changes,
  });
  const [first = ""] = said;
  const store = first.startsWith("Store: ") ? first : "";
  return { code, output: output.join(""), store, said: said.slice(store ? 1 : 0).join("\n") };
}
