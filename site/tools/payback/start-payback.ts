import { startTool } from '../start-tool.ts';
import type { LabProps } from './words.ts';

/**
 * Starts the lab of the page. Its words and usual values come from a file of their own: in the page they would be
 * there twice, and the page would no longer fit into the first flight.
 */
export function startPayback(file: string): void {
  startTool('payback', async () => {
    const [lab, answer] = await Promise.all([import('./payback-lab.tsx'), fetch(file)]);
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
    return { default: lab.default, props: (await answer.json()) as LabProps };
  });
}
