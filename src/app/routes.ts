import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Addresses are told apart by case as well: `/About` is nobody's address (spec 2.1). */
const caseSensitive = true;

/** Every address of the site, in the order of the specification's route table (spec 2.1). */
export default [
  index("pages/home.tsx"),
  route("about", "pages/about.tsx", { caseSensitive }),
  route("about-us", "pages/about.tsx", { id: "about-us", caseSensitive }),
  route("our-strategy-process", "pages/process.tsx", { caseSensitive }),
  route("gtm-edge", "pages/hub.tsx", { caseSensitive }),
  route("case-studies", "pages/case-studies.tsx", { caseSensitive }),
  route("case-studies/:slug", "pages/case-study.tsx", { caseSensitive }),
  route("insights", "pages/insights.tsx", { caseSensitive }),
  route("read-insight/:slug", "pages/insight.tsx", { caseSensitive }),
  route("market-signals", "pages/market-signals.tsx", { caseSensitive }),
  route("market-signals/:slug", "pages/market-signal.tsx", { caseSensitive }),
  route("moreinsights", "pages/more-insights.tsx", { caseSensitive }),
  route("morecasestudies", "pages/more-case-studies.tsx", { caseSensitive }),
  route("moresignals", "pages/more-signals.tsx", { caseSensitive }),
  route("contact", "pages/contact.tsx", { caseSensitive }),
  route("privacy", "pages/legal.tsx", { id: "privacy", caseSensitive }),
  route("terms", "pages/legal.tsx", { id: "terms", caseSensitive }),
  route("cookie-preferences", "pages/legal.tsx", { id: "cookie-preferences", caseSensitive }),
  ...(process.env.NODE_ENV === "production"
    ? []
    : [route("styleguide", "pages/styleguide.tsx", { caseSensitive })]),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
