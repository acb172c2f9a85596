import { describe, expect, it } from "vitest";
import { draftModal } from "./draft-modal.ts";

const nothing = { linkedinUrl: "", message: "Can you audit our funnel?", fullName: "", email: "" };

describe("what the modal is about to send (spec 4.2, 5, 7.1)", () => {
  it("is of mode linkedin on the LinkedIn tab, whatever was typed on the other", () => {
    const typed = { ...nothing, linkedinUrl: "https://www.linkedin.com/in/asha", email: "asha@firm.example" };
    expect(draftModal(typed, "linkedin")?.given).toEqual({
      formType: "modal",
      mode: "linkedin",
      linkedinUrl: "https://www.linkedin.com/in/asha",
      message: "Can you audit our funnel?",
    });
  });

  it("is of mode linkedin on the details tab too where a profile is there but no e-mail", () => {
    const draft = draftModal(
      { ...nothing, linkedinUrl: "linkedin.com/in/asha", fullName: "Asha Rao", email: "  " },
      "details",
    );
    expect(draft?.given).toEqual({
      formType: "modal",
      mode: "linkedin",
      linkedinUrl: "https://linkedin.com/in/asha",
      message: "Can you audit our funnel?",
    });
    expect(draft?.check.alert).toBeNull();
  });

  it("is nothing at all where neither an e-mail nor a profile is there", () => {
    expect(draftModal({ ...nothing, fullName: "Asha Rao", email: " " }, "details")).toBeNull();
    expect(draftModal(nothing, "linkedin")).toBeNull();
  });

  it("is of mode full with an e-mail, the full name split at its first space, and no empty profile", () => {
    const typed = { ...nothing, fullName: "Asha Rao Iyer", email: "asha@firm.example" };
    const full = {
      formType: "modal",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao Iyer",
      email: "asha@firm.example",
      company: "",
      message: "Can you audit our funnel?",
    };
    expect(draftModal(typed, "details")?.given).toEqual(full);
    const profile = "https://www.linkedin.com/in/asha";
    expect(draftModal({ ...typed, linkedinUrl: profile }, "details")?.given).toEqual({
      ...full,
      linkedinUrl: profile,
    });
  });
});
