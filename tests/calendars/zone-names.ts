import type { Situation } from "./situation.ts";

type Zone = readonly [tzid: string, utc: string];

/** Zones as written in `TZID`, and when it is noon on December 1 in them. */
const iana: readonly Zone[] = [
  ["Asia/Kolkata", "12-01 06:30"],
  ["Europe/London", "12-01 12:00"],
  ["Europe/Berlin", "12-01 11:00"],
  ["Europe/Dublin", "12-01 12:00"],
  ["Europe/Istanbul", "12-01 09:00"],
  ["Europe/Moscow", "12-01 09:00"],
  ["America/New_York", "12-01 17:00"],
  ["America/Los_Angeles", "12-01 20:00"],
  ["America/St_Johns", "12-01 15:30"],
  ["America/Sao_Paulo", "12-01 15:00"],
  ["America/Argentina/Buenos_Aires", "12-01 15:00"],
  ["America/Mexico_City", "12-01 18:00"],
  ["America/Santiago", "12-01 15:00"],
  ["America/Phoenix", "12-01 19:00"],
  ["Asia/Kathmandu", "12-01 06:15"],
  ["Asia/Tehran", "12-01 08:30"],
  ["Asia/Amman", "12-01 09:00"],
  ["Asia/Yangon", "12-01 05:30"],
  ["Asia/Tokyo", "12-01 03:00"],
  ["Africa/Cairo", "12-01 10:00"],
  ["Africa/Johannesburg", "12-01 10:00"],
  ["Australia/Sydney", "12-01 01:00"],
  ["Australia/Adelaide", "12-01 01:30"],
  ["Australia/Lord_Howe", "12-01 01:00"],
  ["Pacific/Auckland", "11-30 23:00"],
  ["Pacific/Chatham", "11-30 22:15"],
  ["Pacific/Kiritimati", "11-30 22:00"],
  ["Pacific/Pago_Pago", "12-01 23:00"],
  ["Pacific/Marquesas", "12-01 21:30"],
];

const oldNames: readonly Zone[] = [
  ["Asia/Calcutta", "12-01 06:30"],
  ["Asia/Saigon", "12-01 05:00"],
  ["Asia/Katmandu", "12-01 06:15"],
  ["Europe/Kiev", "12-01 10:00"],
  ["US/Eastern", "12-01 17:00"],
  ["US/Pacific", "12-01 20:00"],
  ["GB", "12-01 12:00"],
  ["Japan", "12-01 03:00"],
  ["EST5EDT", "12-01 17:00"],
  ["EST", "12-01 17:00"],
  ["CET", "12-01 11:00"],
  ["UTC", "12-01 12:00"],
  ["GMT", "12-01 12:00"],
  ["Etc/UTC", "12-01 12:00"],
  ["Zulu", "12-01 12:00"],
  ["Etc/GMT+5", "12-01 17:00"],
  ["Etc/GMT-5", "12-01 07:00"],
];

const windows: readonly Zone[] = [
  ["W. Europe Standard Time", "12-01 11:00"],
  ["Central Europe Standard Time", "12-01 11:00"],
  ["Central European Standard Time", "12-01 11:00"],
  ["Romance Standard Time", "12-01 11:00"],
  ["GMT Standard Time", "12-01 12:00"],
  ["Greenwich Standard Time", "12-01 12:00"],
  ["FLE Standard Time", "12-01 10:00"],
  ["Russian Standard Time", "12-01 09:00"],
  ["Israel Standard Time", "12-01 10:00"],
  ["Arabian Standard Time", "12-01 08:00"],
  ["India Standard Time", "12-01 06:30"],
  ["Nepal Standard Time", "12-01 06:15"],
  ["China Standard Time", "12-01 04:00"],
  ["Singapore Standard Time", "12-01 04:00"],
  ["Tokyo Standard Time", "12-01 03:00"],
  ["AUS Eastern Standard Time", "12-01 01:00"],
  ["New Zealand Standard Time", "11-30 23:00"],
  ["Eastern Standard Time", "12-01 17:00"],
  ["Central Standard Time", "12-01 18:00"],
  ["Mountain Standard Time", "12-01 19:00"],
  ["US Mountain Standard Time", "12-01 19:00"],
  ["Pacific Standard Time", "12-01 20:00"],
  ["Newfoundland Standard Time", "12-01 15:30"],
  ["E. South America Standard Time", "12-01 15:00"],
  ["UTC-11", "12-01 23:00"],
  ["UTC+12", "12-01 00:00"],
];

const written: readonly Zone[] = [
  ['"Europe/Berlin"', "12-01 11:00"],
  ["europe/berlin", "12-01 11:00"],
  ["EUROPE/BERLIN", "12-01 11:00"],
  ['"W. Europe Standard Time"', "12-01 11:00"],
  ['"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"', "12-01 06:30"],
  ['"(UTC-05:00) Eastern Time (US & Canada)"', "12-01 17:00"],
  ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', "12-01 11:00"],
  ['"(UTC+07:00) Bangkok, Hanoi, Jakarta"', "12-01 05:00"],
  ["/Europe/Stockholm", "12-01 11:00"],
  ["/freeassociation.sourceforge.net/Europe/Berlin", "12-01 11:00"],
  ["/freeassociation.sourceforge.net/Tzfile/America/New_York", "12-01 17:00"],
  ["/mozilla.org/20070129_1/America/New_York", "12-01 17:00"],
  ["/citadel.org/20210210_1/Asia/Kolkata", "12-01 06:30"],
  ["/example.org/Olson_20011030_5/America/Argentina/Buenos_Aires", "12-01 15:00"],
  ["tzone://Microsoft/Utc", "12-01 12:00"],
  ["UTC+01:00", "12-01 11:00"],
  ["UTC+01", "12-01 11:00"],
  ["UTC+11", "12-01 01:00"],
  ['"UTC+05:30"', "12-01 06:30"],
  ["GMT-0800", "12-01 20:00"],
  ["+0530", "12-01 06:30"],
  ["GMT+01:00", "12-01 11:00"],
  ["UTC-5", "12-01 17:00"],
  ["GMT+5:30", "12-01 06:30"],
  ["GMT0", "12-01 12:00"],
];

function toSituations(zones: readonly Zone[]): Situation[] {
  return zones.map(([tzid, noon]) => {
    const [, hour = ""] = noon.split(" ");
    const end = `${String(Number(hour.slice(0, 2)) + 1).padStart(2, "0")}${hour.slice(2)}`;
    const lines = [`DTSTART;TZID=${tzid}:20261201T120000`, `DTEND;TZID=${tzid}:20261201T130000`];
    return [tzid, lines, `${noon}-${end}`];
  });
}

export const namedZones = toSituations(iana);
export const oldZoneNames = toSituations(oldNames);
export const windowsZones = toSituations(windows);
export const writtenZones = toSituations(written);
