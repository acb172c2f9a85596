import { decodeHTMLAttribute } from "entities";
import { type ReactNode, useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { island, listIslands } from "./island.ts";
import { loadIslands } from "./render-island.ts";

function PanelComponent({ title, children }: { title: string; children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function RowsComponent({ rows }: { rows: ReadonlyArray<{ name: string; cell: ReactNode }> }) {
  return rows.map(({ name, cell }) => (
    <p key={name}>
      {name}: {cell}
    </p>
  ));
}

function HiderComponent({ children }: { children: ReactNode }) {
  return <button type="button">{Array.isArray(children) ? "never" : "Show"}</button>;
}

function Labeled() {
  return <i id={useId()}>labeled</i>;
}

const Panel = island("Panel", async () => ({ Panel: PanelComponent }));
const Rows = island("Rows", async () => ({ Rows: RowsComponent }));
const Hider = island("Hider", async () => ({ Hider: HiderComponent }));
const Forgotten = island("Forgotten", async () => ({ Forgotten: PanelComponent }));

beforeAll(() => loadIslands(listIslands({ "./islands.ts": { Panel, Rows, Hider } })));

/** Reads the first island of a page. */
function readIsland(html: string) {
  const match = /<page-island id="([^"]+)" name="([^"]+)" properties="([^"]*)">(.*)<\/page-island>/s.exec(
    html,
  );
  if (!match) throw new Error(`There is no island in ${html}`);
  const [, id = "", name = "", properties = "", inside = ""] = match;
  return { id, name, properties: JSON.parse(decodeHTMLAttribute(properties)), inside };
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe("an island in a page", () => {
  it("wraps the component's HTML in an element with its name and properties", () => {
    const html = renderToStaticMarkup(<Panel title="Plans" />);
    expect(readIsland(html)).toMatchObject({ name: "Panel", properties: { title: "Plans" } });
    expect(html).toContain(">Plans</h2></section></page-island>");
  });

  it.each([
    "</script><script>alert(1)</script>",
    `"><img src=x onerror='alert(1)'>`,
    "</page-island></section>",
    "line\r\nend \u2028\u2029 &quot; &amp;lt;",
    "\u0000<!--",
  ])("escapes the property %j", (title) => {
    const html = renderToStaticMarkup(<Panel title={title} />);
    expect(readIsland(html).properties).toEqual({ title });
    const tags = [...html.replaceAll(/"[^"]*"/g, "").matchAll(/<\/?([a-z0-9-]+)/g)].map(([, name]) => name);
    expect(tags).toEqual(["page-island", "section", "h2", "h2", "section", "page-island"]);
  });

  it("renders with the properties that the browser receives", () => {
    const html = renderToStaticMarkup(<Panel title={"a\ud800b"} />);
    expect(readIsland(html).properties).toEqual({ title: "a\ufffdb" });
    expect(html).toContain(">a\ufffdb</h2>");
  });

  it("throws when its component hasn't been loaded", () => {
    expect(() => renderToStaticMarkup(<Forgotten title="" />)).toThrow(
      "The island Forgotten has no component: its module does not export Forgotten.",
    );
  });
});

describe("ids in islands", () => {
  it("generates the same ids as hydration", () => {
    const { id, properties, inside } = readIsland(renderToStaticMarkup(<Panel title="Plans" />));
    const browser = renderToString(<PanelComponent {...properties} />, { identifierPrefix: id });
    expect(inside).toBe(browser);
  });

  it("generates unique ids across copies of a component, nested islands and the surrounding page", () => {
    const html = renderToStaticMarkup(
      <>
        <Labeled />
        <Panel title="One">
          <Labeled />
          <Panel title="Two">
            <Labeled />
          </Panel>
        </Panel>
        <Panel title="One">
          <Labeled />
        </Panel>
        <Rows rows={["a", "b"].map((name) => ({ name, cell: <Labeled /> }))} />
      </>,
    );
    const ids = idsOf(html);
    expect(ids).toHaveLength(6 + 4 + 3);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("elements in an island's properties", () => {
  it("puts elements in outlets as server markup and not in the JSON", () => {
    const html = renderToStaticMarkup(
      <Panel title="Plans">
        <p>
          Words that <b>stay</b>.
        </p>
      </Panel>,
    );
    const { properties, inside } = readIsland(html);
    expect(properties).toEqual({ title: "Plans", children: { $outlet: 0 } });
    expect(inside).toContain('<page-outlet position="0"><p>Words that <b>stay</b>.</p></page-outlet>');
  });

  it("allows islands inside elements", () => {
    const html = renderToStaticMarkup(
      <Panel title="Outer">
        <Panel title="Inner" />
      </Panel>,
    );
    const { properties, inside } = readIsland(html);
    expect(properties).toEqual({ title: "Outer", children: { $outlet: 0 } });
    expect(readIsland(inside)).toMatchObject({ name: "Panel", properties: { title: "Inner" } });
  });

  it("throws when the island doesn't render every element on the first render", () => {
    const page = (
      <Hider>
        <p>Never seen</p>
      </Hider>
    );
    expect(() => renderToStaticMarkup(page)).toThrow(
      "The island Hider does not render every element in its properties on the first render.",
    );
  });
});
