export { readSettings, SettingsError } from "./read-settings.ts";
export type {
  FormLimits,
  MailSettings,
  ProxyRange,
  RateLimit,
  Settings,
  SmtpSettings,
  WebhookSettings,
} from "./settings.ts";
