import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Accordion } from "./accordion.tsx";

it("gives all parts of an accordion the same name and opens only the requested one", () => {
  const parts = ["a", "b"].map((id) => ({ id, title: id, body: id }));
  const html = renderToStaticMarkup(<Accordion parts={parts} openId="b" />);
  const names = [...html.matchAll(/<details[^>]* name="([^"]+)"/g)].map((match) => match[1]);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
});
