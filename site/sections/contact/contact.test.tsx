import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactDesk } from './contact.tsx';

const desk = (isPage?: boolean, channels?: string) =>
  draw(
    <ContactDesk heading="Write" lead="We answer." isPage={isPage} channels={channels}>
      Form
    </ContactDesk>,
  );

it('is headed as the page that it stands on asks for', () => {
  expect(desk(true)).toMatch(/<h1 id="write-to-us"/);
  expect(desk()).toMatch(/<h2 id="write-to-us"/);
});

it('stands beside the other ways to reach us, where it is given them', () => {
  expect(desk(false, 'Call')).toMatch(/<div[^>]*>Call<\/div>/);
  expect(desk()).not.toMatch(/channels/);
});
