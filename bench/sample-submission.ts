import type { Submission } from "../src/submission/submission.ts";

/** A request as a visitor types it in details mode; `number` makes it a lead of its own. */
export function sampleSubmission(number: number): Submission {
  return {
    formType: "contact",
    mode: "full",
    email: `visitor-${number}@firm.example`,
    firstName: "Asha",
    lastName: "Rao",
    company: "Firm",
    linkedinUrl: "https://www.linkedin.com/in/asha-rao",
    message: `Request ${number}. Our funnel lost a third of its demos since March; can you audit it with us?`,
    source: "http://localhost:3000/contact",
    sourcePath: "/contact",
    signalSlug: "",
    screenSize: "1280x800",
    devicePixelRatio: "2",
    browserLanguage: "en",
    timezone: "Asia/Kolkata",
  };
}
