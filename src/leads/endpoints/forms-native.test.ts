import { describe, expect, it } from "vitest";
import { contact, withForms } from "#tests/support/leads/forms-endpoint.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

const forms = withForms();
const { endpoint, stored } = forms;

describe("a native submission", () => {
  const { source: _source, sourcePath: _sourcePath, ...typed } = contact;

  it("redirects to the contact page with the lead's reference (303)", async () => {
    const response = await endpoint().native(typed, { referer: "http://localhost:3000/about#form" });
    expect(response.status).toBe(303);
    const [lead] = await stored();
    expect(response.headers.get("location")).toBe(
      `/contact?sent=${lead?.id.slice(-8, -4)}-${lead?.id.slice(-4)}`,
    );
    expect(lead).toMatchObject({ source: "http://localhost:3000/about", sourcePath: "/about" });
  });

  it("redirects a report request to its signal page", async () => {
    const { native } = endpoint();
    const report = {
      formType: "marketSignal",
      fullName: "Asha Rao",
      companyName: "Acme",
      workEmail: "a@acme.example",
    };
    const response = await native({ ...report, signalSlug: "smb-gtm" });
    expect(response.headers.get("location")).toMatch(
      /^\/market-signals\/smb-gtm\?sent=[\dA-Z]{4}-[\dA-Z]{4}#report$/,
    );
    for (const signalSlug of ["gone", "../about", ""]) {
      const elsewhere = await native({ ...report, signalSlug, companyName: `Acme ${signalSlug}` });
      expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([
        303,
        expect.stringMatching(/^\/contact\?sent=/),
      ]);
    }
  });

  it("uses the signal page as a report request's source if there is no referrer", async () => {
    const { native } = endpoint();
    const report = { formType: "marketSignal", fullName: "Asha Rao", companyName: "Acme" };
    await native({ ...report, workEmail: "nobody", signalSlug: "smb-gtm" });
    expect(forms.refused[0]).toMatchObject({ source: "http://localhost:3000/market-signals/smb-gtm" });
    await native({ ...report, workEmail: "a@acme.example", signalSlug: "smb-gtm" });
    expect((await stored())[0]).toMatchObject({ sourcePath: "/market-signals/smb-gtm" });
    for (const signalSlug of ["gone", "../about", "https://evil.example", ""]) {
      await native({ ...report, workEmail: "nobody", signalSlug });
      expect(forms.refused.at(-1)?.source).toBe("");
    }
  });

  it("keeps the first page as the source when the visitor corrects a rejected submission", async () => {
    const { native } = endpoint();
    await native({ ...typed, email: "nobody" }, { referer: "http://localhost:3000/?mode=full" });
    expect(forms.refused[0]?.source).toBe("http://localhost:3000/?mode=full");
    const afterRefusal = { referer: "http://localhost:3000/api/forms" };
    await native({ ...typed, source: forms.refused[0]?.source ?? "" }, afterRefusal);
    expect((await stored())[0]).toMatchObject({
      source: "http://localhost:3000/?mode=full",
      sourcePath: "/",
    });
    await native({ ...typed, message: "Another message", source: "" }, afterRefusal);
    expect((await stored())[0]).toMatchObject({ message: "Another message", source: "", sourcePath: "" });
  });

  it("uses the referrer as the source, or the submission's `source` if there is no referrer", async () => {
    const { native } = endpoint();
    const named = { ...typed, source: "http://localhost:3000/schedule?zone=Asia/Tokyo" };
    await native(named);
    expect((await stored())[0]?.source).toBe(named.source);
    await native({ ...named, message: "Another message" }, { referer: "http://localhost:3000/about" });
    expect((await stored())[0]?.source).toBe("http://localhost:3000/about");
    await native({ ...typed, message: "A third" }, { referer: "https://evil.example/x" });
    expect((await stored())[0]?.source).toBe("");
  });

  it("stores one lead when a form is sent twice within a minute", async () => {
    const { native } = endpoint();
    const first = await native(typed);
    const second = await native(typed);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    await native({ ...typed, message: "Something else" });
    expect(await stored()).toHaveLength(2);
  });

  it("shows the page again with errors and what the visitor typed when a submission is invalid", async () => {
    const response = await endpoint().native({ ...typed, email: "nobody" });
    expect(response.status).toBe(422);
    expect(await response.text()).toBe("<form>");
    expect(forms.refused).toMatchObject([
      {
        formType: "contact",
        mode: "full",
        error: "Please enter a valid email address",
        fields: { email: "Please enter a valid email" },
        values: {
          firstName: "Asha",
          lastName: "Rao",
          email: "nobody",
          company: "Acme",
          message: contact.message,
        },
        source: "",
      },
    ]);
  });

  it("keeps what the visitor typed when the store is unavailable", async () => {
    const record = () => Promise.reject(new StoreUnavailableError("locked"));
    const response = await endpoint({}, { store: { record } }).native(typed);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(forms.refused[0]?.values.message).toBe(contact.message);
  });

  it("responds with JSON when the page can't be rendered", async () => {
    const renderRefused = () => Promise.reject(new Error("no such page"));
    const response = await endpoint({}, { renderRefused }).native({ ...typed, email: "" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ ok: false, error: "Email is required" });
  });

  it("redirects as usual when the honeypot is filled", async () => {
    const { native } = endpoint();
    const response = await native({ ...typed, website: "x" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/contact\?sent=[\dA-Z]{4}-[\dA-Z]{4}$/);
    const report = { ...typed, formType: "marketSignal", signalSlug: "smb-gtm", website: "x" };
    expect((await native(report)).headers.get("location")).toMatch(
      /^\/market-signals\/smb-gtm\?sent=[\dA-Z]{4}-[\dA-Z]{4}#report$/,
    );
    expect(await stored("quarantined")).toHaveLength(2);
  });
});
