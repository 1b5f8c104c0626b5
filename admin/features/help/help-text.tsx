import { createElement, type ReactNode } from 'react';
import type { HelpNode } from '../../../contract/desk/help.ts';
import styles from './help-dialog.module.css';

/** Ids of the help among those of the page behind it. */
export const idOf = (anchor: string): string => `help-${anchor}`;

/**
 * A how-to's trees as elements, never as markup.
 * @param open shows another place of the help
 */
export function drawHelp(nodes: readonly HelpNode[], open: (place: string) => void): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { tag, id, start, href } = node;
    const content = drawHelp(node.content, open);
    if (href === undefined) {
      const heading = id === undefined ? {} : { id: idOf(id), tabIndex: -1 };
      return createElement(tag, { ...heading, start }, ...content);
    }
    return href.includes(':')
      ? createElement('a', { href, target: '_blank', rel: 'noopener' }, ...content)
      : createElement(
          'button',
          { type: 'button', className: styles.link, onClick: () => open(href) },
          ...content,
        );
  });
}
