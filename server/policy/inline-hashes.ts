import { createHash } from 'node:crypto';

/** CSP sources of a page's inline code: `'sha256-…'`, sorted, each once. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/**
 * Script types that need a hash; others, such as JSON-LD, are data and not subject to the policy. Rules for
 * rendering ahead (`speculationrules`) come later, by a script.
 */
const ACTIVE = /^(module|importmap|(text|application)\/(javascript|ecmascript))?$/i;

/** Hashes the inline scripts and styles of a page. @param html the complete page as served */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name.toLowerCase() === 'style') styles.add(sourceOf(text));
    else if (isActive(attributes)) scripts.add(sourceOf(text));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function isActive(attributes: string): boolean {
  if (/(^|\s)src\s*=/i.test(attributes)) return false;
  const [, type = ''] = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes) ?? [];
  return ACTIVE.test(type);
}

/** The CSP source of one inline text. The HTML parser turns CRLF into LF before hashing (HTML §13.2.3.5). */
export function sourceOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}
