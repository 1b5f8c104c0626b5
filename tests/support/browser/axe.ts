import axe from 'axe-core';
import type { Page } from '../product/product.ts';

/** WCAG 2.2 AA with what came before it, and axe's own good practice. No rule is left out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Findings of axe on the page as it stands, one readable line each. The program is put into the page
 * once and stays for further looks at the same page.
 * @param asked tags, or rules, to look at
 */
export async function findings(
  page: Page,
  label: string,
  asked: axe.RunOnly | string[] = TAGS,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: program } = window as unknown as { axe: typeof axe };
    const results = await program.run(document, {
      runOnly,
      preload: false,
      resultTypes: ['violations'],
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, asked);
  return violations.map((line) => `${label} ${line}`);
}
