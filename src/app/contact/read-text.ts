/** What stands in a form's field now; empty for a field that is not drawn. */
export function readText(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name);
  return typeof text === "string" ? text : "";
}
