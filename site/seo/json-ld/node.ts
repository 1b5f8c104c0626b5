/** One node of a page's linked graph, or the graph itself. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** JSON that may stand inside a script element: no text in it can end the element. */
export const serialiseJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
