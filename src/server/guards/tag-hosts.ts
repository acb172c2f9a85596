const manager = "https://www.googletagmanager.com";

/**
 * What a tag container and the analytics in it reach, each host by its name: those of Google Tag Manager and Google
 * Analytics 4. An owner whose container holds tags of others adds their hosts here.
 */
export const tagHosts: Readonly<Record<"scripts" | "images" | "connections", readonly string[]>> = {
  scripts: [manager],
  images: [manager, "https://www.google-analytics.com"],
  connections: [
    manager,
    "https://www.google-analytics.com",
    "https://region1.google-analytics.com",
    "https://analytics.google.com",
    "https://region1.analytics.google.com",
  ],
};

/** Without a container nothing reaches beyond the site. */
export const noTagHosts: typeof tagHosts = { scripts: [], images: [], connections: [] };
