import { type ChannelCheck, checkChannels, createMailTransport } from "../delivery/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { printable } from "./text.ts";

export const checkDelivery = defineCommand({
  name: "check-delivery",
  effect: "sends a marked test through each configured channel",
  details: `The test goes to NOTIFY_TO, and to the webhook, HubSpot (as a contact with your address) and Slack if they are configured.
It isn't stored or retried. Emails to visitors are sent the same way as yours.`,
  options: { json: jsonOption },
  examples: [["check-delivery", "shows whether leads will reach you"]],
  parse: ({ json }) => ({
    withoutStore: (context) => check(context, json),
  }),
});

async function check({ terminal, settings }: Omit<CommandContext, "store">, json: boolean): Promise<boolean> {
  const transport = createMailTransport(settings);
  const checks: ChannelCheck[] = [];
  if (!json) terminal.say(transport.description);
  for await (const one of checkChannels(settings, transport)) {
    checks.push(one);
    const { channel, problem } = one;
    const outcome = problem
      ? terminal.style("red", `failed: ${printable(problem)}`)
      : terminal.style("green", "delivered");
    if (!json) await terminal.write(`${channel.padEnd(12)}  ${outcome}\n`);
  }
  if (json) await terminal.write(`${JSON.stringify(checks, null, 2)}\n`);
  return checks.every(({ problem }) => !problem);
}
