import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JoinSteps, TierCard } from './club.tsx';

const tier = {
  ...{ id: 'free', order: 1, name: 'Free', tag: 'For all', isHighlighted: false },
  price: { amount: '₹0' },
  benefits: [{ text: 'Coupons' }, { figure: '10%', text: 'off' }],
};

describe('a membership', () => {
  it('on paper has no more than it says', () => {
    const drawn = draw(<TierCard tier={tier} />);
    expect(drawn).toMatch(/class="[^"]*paper/);
    expect(drawn).not.toMatch(/night|terms/);
    expect(drawn).toMatch(/₹0<\/p>/);
    expect(drawn).toMatch(/<li>Coupons<\/li><li><strong>10% <\/strong>off<\/li>/);
  });

  it('that is highlighted lies on night', () => {
    const price = { amount: '₹499', per: 'a year' };
    const drawn = draw(
      <TierCard tier={{ ...tier, isHighlighted: true, price }} terms={['Renews by itself']} />,
    );
    expect(drawn).toMatch(/class="[^"]*night[^"]*" data-ground="night"/);
    expect(drawn).toMatch(/₹499<span> a year<\/span>/);
    expect(drawn).toContain('<li>Renews by itself</li>');
  });
});

describe('the steps to join', () => {
  const steps = [
    { title: 'Choose', body: 'A club' },
    { title: 'Write', body: 'To us', hasWays: true as const },
  ];
  const ways = [{ label: 'Chat', href: 'https://wa.me/1' }];

  it('are numbered from one, with links where a step speaks of them', () => {
    const drawn = draw(<JoinSteps steps={steps} ways={ways} waysNote="Soon more." />);
    const [first, second] = drawn.split('<h3>Write</h3>');
    expect(first).toMatch(/aria-hidden="true">1<\/span>.*aria-hidden="true">2<\/span>/s);
    expect(first).not.toContain('https://wa.me/1');
    expect(second).toMatch(/href="https:\/\/wa\.me\/1".*<\/ul><p[^>]*>Soon more\.<\/p>/s);
  });

  it('have no note where every way has a link', () => {
    expect(draw(<JoinSteps steps={steps} ways={ways} />).match(/<p/g)).toHaveLength(2);
  });
});
