/** Every variable that the site, its build or its store reads. */
const settingNames = [
  "BUILD_DIR",
  "BUILD_ERRORS",
  "CONTENT_DIR",
  "DATABASE_URL",
  "DATA_DIR",
  "FORM_LIMITS",
  "HOST",
  "MAIL_FROM",
  "NOTIFY_TO",
  "PORT",
  "SITE_URL",
  "SMTP_URL",
  "TAG_MANAGER_ID",
  "TRUST_PROXY",
  "HSTS",
  "WEBHOOK_SECRET",
  "WEBHOOK_URL",
];

/** Tests start servers with settings of their own: what the shell has set must reach neither them nor the build. */
export function clearSettings() {
  for (const name of settingNames) delete process.env[name];
}
