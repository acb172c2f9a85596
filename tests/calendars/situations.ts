import { changed } from "./changed-occurrences.ts";
import { clockChanges } from "./clock-changes.ts";
import { doubtfulDays, repeatedDays, wholeDays } from "./days.ts";
import { definedZones } from "./defined-zones.ts";
import { doubtfulEnds, ends } from "./ends.ts";
import { added, excluded } from "./exceptions.ts";
import { calendars, emptyCalendars, frames } from "./feeds.ts";
import { longSeries, rulesWithoutSense } from "./hostile-rules.ts";
import { days, months, toSituation, weeks } from "./recurrence-rules.ts";
import { hours, years } from "./recurrence-years.ts";
import { rfcExamples } from "./rfc-examples.ts";
import type { Situation } from "./situation.ts";
import { sizes } from "./sizes.ts";
import { freeBusyTimes, otherComponents, states } from "./states.ts";
import { lines, properties, rules } from "./syntax.ts";
import { thisAndFuture } from "./this-and-future.ts";
import { versions } from "./versions.ts";
import { zoneDefinitions } from "./zone-definitions.ts";
import { namedZones, oldZoneNames, windowsZones, writtenZones } from "./zone-names.ts";
import { endZones, floatingTimes } from "./zones.ts";

/** What a calendar feed holds, by kind. */
export const situations: Record<string, readonly Situation[]> = {
  "a rule by days": days.map(toSituation),
  "a rule by weeks": weeks.map(toSituation),
  "a rule by months": months.map(toSituation),
  "a rule by years": years.map(toSituation),
  "a rule by hours, or in another season": hours,
  "a rule of the kinds in RFC 5545": rfcExamples,
  "a rule that is damaged": rules,
  "a rule without sense": rulesWithoutSense,
  "an excluded date": excluded,
  "an added date": added,
  "a changed occurrence": changed,
  "this and all later occurrences changed": thisAndFuture,
  "versions of an event": versions,
  "whole days": wholeDays,
  "whole days that repeat": repeatedDays,
  "a day without a clear time": doubtfulDays,
  "a length": ends,
  "a length in doubt": doubtfulEnds,
  "a time zone": namedZones,
  "an old name of a time zone": oldZoneNames,
  "a Windows name of a time zone": windowsZones,
  "a time zone in another form": writtenZones,
  "a time without a zone": floatingTimes,
  "zones of start and end": endZones,
  "a zone that the feed defines": definedZones,
  "a definition of a zone": zoneDefinitions,
  "a change of clocks": clockChanges,
  "a state": states,
  "free and busy times": freeBusyTimes,
  "another component": otherComponents,
  "lines that": lines,
  "a property": properties,
  "several calendars": calendars,
  "a damaged frame": frames,
  "an empty calendar": emptyCalendars,
  // These take a minute.
  ...(process.env.NIGHT && { "a long series": longSeries, "a size": sizes }),
};
