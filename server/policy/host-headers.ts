export interface PathHeaders {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** A `_headers` file as Netlify and Cloudflare Pages read it, most general rule first. */
export function hostHeaders(rules: readonly PathHeaders[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
