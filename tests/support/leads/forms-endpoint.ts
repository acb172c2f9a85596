import { afterEach, beforeEach } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { createFormsEndpoint, type FormsEndpointParts } from "#leads/endpoints/forms-endpoint.ts";
import { createScheduling } from "#leads/endpoints/scheduling.ts";
import type { RefusedSubmission } from "#leads/forms/index.ts";
import { type Lead, type LeadState, listAllLeads, openStore, type Store } from "#leads/store/index.ts";
import { makePlace, type TestPlace } from "./test-store.ts";

/** A complete submission of the contact page. */
export const contact = {
  formType: "contact",
  mode: "full",
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  company: "Acme",
  message: "Can you audit our funnel?",
  source: "http://localhost:3000/contact",
  sourcePath: "/contact",
  website: "",
};

const htmlHeaders = { "content-type": "text/html; charset=utf-8" };

interface Posts {
  send(init: RequestInit): Promise<Response>;
  json(body: unknown, headers?: Record<string, string>): Promise<Response>;
  native(fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

/** The forms endpoint on a real store, which is empty at the start of each test. */
export interface Forms {
  readonly store: Store;
  readonly logged: unknown[];
  /** The rejected submissions that the page was rerendered with. */
  readonly refused: RefusedSubmission[];
  endpoint(env?: Record<string, string>, parts?: Partial<FormsEndpointParts>): Posts;
  stored(state?: LeadState): Promise<Lead[]>;
}

export function withForms(): Forms {
  let place: TestPlace;
  let store: Store;
  let logged: unknown[];
  let refused: RefusedSubmission[];
  beforeEach(async () => {
    place = await makePlace();
    logged = [];
    refused = [];
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const note = (...entry: unknown[]) => void logged.push(...entry);
  return {
    get store() {
      return store;
    },
    get logged() {
      return logged;
    },
    get refused() {
      return refused;
    },
    endpoint(env = {}, parts = {}) {
      const settings = readSettings(env);
      const app = createFormsEndpoint({
        store,
        settings,
        findRequestedSlot: createScheduling({ bookings: store, ...settings }).findRequestedSlot,
        log: { info: note, warn: note, error: note },
        isPage: (path) => path === "/market-signals/smb-gtm",
        findTitle: (path) => (path === "/read-insight/build-or-buy" ? "Build or buy" : undefined),
        renderRefused: async (submission) => {
          refused.push(submission);
          return new Response("<form>", { status: 422, headers: htmlHeaders });
        },
        renderErrorPage: async (name) => new Response(`<h1>${name}`, { headers: htmlHeaders }),
        ...parts,
      });
      const send: Posts["send"] = async (init) =>
        app.request("http://localhost:3000/", { method: "POST", ...init });
      return {
        send,
        json: (body, headers = {}) =>
          send({
            headers: { "content-type": "application/json", ...headers },
            body: typeof body === "string" ? body : JSON.stringify(body),
          }),
        native: (fields, headers = {}) => send({ body: new URLSearchParams(fields), headers }),
      };
    },
    async stored(state = "accepted") {
      const leads: Lead[] = [];
      for await (const lead of listAllLeads(store, { state })) leads.push(lead);
      return leads;
    },
  };
}
