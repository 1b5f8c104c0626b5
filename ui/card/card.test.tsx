import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import styles from './card.module.css';
import { Card, type CardProps } from './card.tsx';

const draw = (props: CardProps) => renderToStaticMarkup(<Card {...props}>Rolls</Card>);

it('stands on a ground of its own, or plainly on that of the page', () => {
  expect(draw({})).toBe(`<div class="${styles.card} ${styles.plain}">Rolls</div>`);
  expect(draw({ tone: 'night', as: 'li' })).toBe(
    `<li data-ground="night" class="${styles.card}">Rolls</li>`,
  );
});
