import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { entryPath } from "../../../src/site/index.ts";
import { findViolations } from "../../support/accessibility.ts";
import { loseChunks } from "../../support/chunks.ts";
import { openHydrated, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { findSideways } from "../../support/sideways-scroll.ts";

const article = entryPath("insight", "living-content-to-revenue-system");
const panelOf = (page: Page) => page.getByRole("region", { name: "Join your two exports" });
const listOf = (panel: Locator, name: string | RegExp) => panel.getByRole("group", { name });
