import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeSampleMails, createMailFiles } from "../delivery/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";

/** `leads mails`: writes a sample of every mail, for a look in a browser and in a mail program. */
export const mails = defineCommand({
  name: "mails",
  effect: "samples of all mails as files, in a folder that it names",
  details:
    "Each is an .eml file for mail programs and an .html file for browsers. Nothing is sent, and no store is read.",
  options: {},
  examples: [["mails", "shows how mails look after a change of the brand"]],
  parse: () => ({ withoutStore: writeSamples }),
});

async function writeSamples({ terminal, settings }: Omit<CommandContext, "store">): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "mails-"));
  const transport = createMailFiles(folder, settings);
  const samples = await composeSampleMails(settings.siteUrl, Date.now());
  for (const mail of samples) {
    await transport.send(mail, AbortSignal.timeout(10_000));
    await writeFile(join(folder, `${mail.id}.html`), mail.html ?? "");
  }
  terminal.say(`${samples.length} mails, each as .eml and as .html:`);
  await terminal.write(`${folder}\n`);
  return true;
}
