export { readSettings, SettingsError } from "./read-settings.ts";
export type {
  ChannelSettings,
  FormLimits,
  HubspotSettings,
  MailSettings,
  RateLimit,
  Settings,
  SmtpSettings,
  WebhookSettings,
} from "./settings.ts";
export { isPostgresUrl } from "./variables.ts";
