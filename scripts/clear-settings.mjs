/** All environment variables that the site, its build or its store reads. */
const settingNames = [
  "BACKUP_KEEP",
  "DAILY_MAIL",
  "BUILD_DIR",
  "BUILD_ERRORS",
  "CALENDAR_URL",
  "CONTENT_DIR",
  "DAILY_MAIL",
  "DATABASE_URL",
  "DATA_DIR",
  "FORM_LIMITS",
  "HOST",
  "HUBSPOT_TOKEN",
  "HUBSPOT_URL",
  "MAIL_FROM",
  "NOTIFY_TO",
  "PORT",
  "RETENTION_DAYS",
  "SITE_URL",
  "SLACK_WEBHOOK_URL",
  "SMTP_URL",
  "TAG_MANAGER_ID",
  "TRUST_PROXY",
  "HSTS",
  "WEBHOOK_SECRET",
  "WEBHOOK_URL",
];

/** Deletes the shell's settings: tests start servers with their own, and the build must not see any either. */
export function clearSettings() {
  for (const name of settingNames) delete process.env[name];
}
