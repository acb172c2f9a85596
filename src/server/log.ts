import { styleText } from "node:util";
import { type Level, type Logger, pino } from "pino";

/** A line as pino writes it. */
interface LogLine {
  level: number;
  /** ms since 1970. */
  time: number;
  pid: number;
  hostname: string;
  msg?: string;
  err?: { message?: string; stack?: string };
}

/** Logs JSON, or readable lines if the output is a terminal. */
export function createLog(
  level: Level = "info",
  output: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stdout,
): Logger {
  if (!output.isTTY) return pino({ level });
  return pino({ level }, { write: (json) => void output.write(formatLine(json)) });
}

/** `09:30:00 error the message  field=value`, with an error's stack below. */
function formatLine(json: string): string {
  const { level, time, pid, hostname, msg = "", err, ...fields }: LogLine = JSON.parse(json);
  const name = pino.levels.labels[level] ?? "";
  const color = level >= 50 ? "red" : level >= 40 ? "yellow" : "green";
  const shown = Object.entries(fields).map(([field, value]) => `${field}=${formatValue(value)}`);
  const stack = err?.stack ?? err?.message;
  const words = [msg, ...shown].map(printable).join("  ");
  const line = `${new Date(time).toLocaleTimeString("en-GB")} ${styleText(color, name)} ${words}\n`;
  return stack ? `${line}${printable(stack).replace(/^/gm, "  ")}\n` : line;
}

/** Keeps line breaks, as in the output of a failed build. */
function formatValue(value: unknown): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return value.includes("\n") ? `\n${value}` : value;
}

/** Replaces control characters, because a log line can contain text from a request. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ");
}
