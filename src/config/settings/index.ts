export type { FormLimits, RateLimit } from "./form-limits.ts";
export { type ChannelSettings, readSettings, type Settings, SettingsError } from "./read-settings.ts";
export { isPostgresUrl, type SmtpSettings, withPassword } from "./variables.ts";
