import { runCli } from "../../src/operator/cli.ts";

/** What a command of `npm run leads` ended with, printed and said. */
export interface CommandOutcome {
  code: number;
  output: string;
  said: string;
}

/** Runs `npm run leads -- …` on a data folder. */
export async function runLeads(dataDir: string, ...args: string[]): Promise<CommandOutcome> {
  const output: string[] = [];
  const said: string[] = [];
  const code = await runCli(
    args,
    { DATA_DIR: dataDir },
    {
      write: async (text) => {
        output.push(text);
      },
      say: (line) => {
        said.push(line);
      },
    },
  );
  return { code, output: output.join(""), said: said.join("\n") };
}
