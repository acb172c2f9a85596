import { describe, expect, it } from "vitest";
import { island, listIslands } from "./island.ts";

const Tabs = ({ label }: { label: string; onPick?: () => void }) => label;
const load = async () => ({ Tabs, Other: ({ count }: { count: number }) => count });

describe("listIslands", () => {
  it("lists the islands among the modules' exports", () => {
    const declared = listIslands({
      "./a/islands.ts": { Tabs: island("Tabs", load, "intent"), help: () => null, version: 1 },
      "./b/islands.ts": { Other: island("Other", load) },
    });
    expect([...declared]).toEqual([
      ["Tabs", { name: "Tabs", load, when: "intent" }],
      ["Other", { name: "Other", load, when: "near" }],
    ]);
  });

  it("throws when two islands have the same name", () => {
    const modules = { a: { Tabs: island("Tabs", load) }, b: { Tabs: island("Tabs", load) } };
    expect(() => listIslands(modules)).toThrow("Two islands are named Tabs.");
  });
});
