import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JoinSteps, TierCard } from './club.tsx';

const tier = {
  ...{ id: 'free', order: 1, name: 'Free', tag: 'For all', isHighlighted: false },
  price: { amount: '₹0' },
  benefits: [{ text: 'Coupons' }, { figure: '10%', text: 'off' }],
};

it('a membership has a price, and terms where it must', () => {
  const free = draw(<TierCard tier={tier} />);
  expect(free).toMatch(/₹0<\/p>/);
  expect(free).toMatch(/<li>Coupons<\/li><li><strong[^>]*>10% <\/strong>off<\/li>/);
  const price = { amount: '₹499', per: 'a year' };
  const paid = draw(<TierCard tier={{ ...tier, price }} terms={['Renews by itself']} />);
  expect(paid).toMatch(/₹499<span> a year<\/span>/);
  expect(paid).toContain('<li>Renews by itself</li>');
});

it('the step that speaks of ways to join has links, and a note for the way without one', () => {
  const steps = [
    { title: 'Choose', body: 'A club' },
    { title: 'Write', body: 'To us', hasWays: true as const },
  ];
  const ways = [{ label: 'Chat', href: 'https://wa.me/1' }];
  const [first, second] = draw(<JoinSteps steps={steps} ways={ways} waysNote="Soon more." />).split(
    '<h3>Write</h3>',
  );
  expect(first).not.toContain('https://wa.me/1');
  expect(second).toMatch(/href="https:\/\/wa\.me\/1".*<\/ul><p[^>]*>Soon more\.<\/p>/s);
  expect(draw(<JoinSteps steps={steps} ways={ways} />)).not.toContain('Soon more.');
});
