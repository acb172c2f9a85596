import { describe, expect, expectTypeOf, it } from "vitest";
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

describe("island", () => {
  it("accepts only the names of components that the module exports", () => {
    type Name = Parameters<typeof island<Awaited<ReturnType<typeof load>>, "Tabs" | "Other">>[0];
    expectTypeOf<Name>().toEqualTypeOf<"Tabs" | "Other">();
    expectTypeOf(island<{ Tabs: typeof Tabs; version: number }, "Tabs">)
      .parameter(0)
      .toEqualTypeOf<"Tabs">();
  });

  it("accepts the component's properties except functions", () => {
    const Declared = island("Tabs", load);
    expectTypeOf(Declared).parameter(0).toHaveProperty("label").toEqualTypeOf<string>();
    expectTypeOf<{ label: string }>().toExtend<Parameters<typeof Declared>[0]>();
    expectTypeOf<{ label: string; onPick: () => void }>().not.toExtend<Parameters<typeof Declared>[0]>();
    expectTypeOf<{ label: number }>().not.toExtend<Parameters<typeof Declared>[0]>();
  });
});
