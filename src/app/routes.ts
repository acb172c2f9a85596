import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site, in the order of the specification's route table (spec 2.1). */
export default [
  index("pages/home.tsx"),
  route("about", "pages/about.tsx"),
  route("about-us", "pages/about.tsx", { id: "about-us" }),
  route("our-strategy-process", "pages/process.tsx"),
  route("gtm-edge", "pages/hub.tsx"),
  route("case-studies", "pages/case-studies.tsx"),
  route("case-studies/:slug", "pages/case-study.tsx"),
  route("insights", "pages/insights.tsx"),
  route("read-insight/:slug", "pages/insight.tsx"),
  route("market-signals", "pages/market-signals.tsx"),
  route("market-signals/:slug", "pages/market-signal.tsx"),
  route("moreinsights", "pages/more-insights.tsx"),
  route("morecasestudies", "pages/more-case-studies.tsx"),
  route("moresignals", "pages/more-signals.tsx"),
  route("contact", "pages/contact.tsx"),
  route("privacy", "pages/legal.tsx", { id: "privacy" }),
  route("terms", "pages/legal.tsx", { id: "terms" }),
  route("cookie-preferences", "pages/legal.tsx", { id: "cookie-preferences" }),
  ...(process.env.NODE_ENV === "production" ? [] : [route("styleguide", "pages/styleguide.tsx")]),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
