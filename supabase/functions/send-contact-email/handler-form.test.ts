import { describe, expect, it } from 'vitest';
import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { CONTACT_STORED, ROUTES } from '../../../contract/routes.ts';
import { enquiry, form, home } from './testing/home.ts';

describe('a form without JavaScript', () => {
  it('is redirected to the thank-you page', async () => {
    const { seen, ask } = home();
    const answer = await ask(form(enquiry));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, CONTACT_STORED]);
    expect(seen.stored).toHaveLength(1);
  });

  it('gets its entries back with the errors', async () => {
    const { seen, ask } = home();
    const answer = await ask(form({ ...enquiry, phone: '' }));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(seen.pages).toEqual([
      {
        values: expect.objectContaining({ ...enquiry, phone: '' }),
        errors: { phone: expect.any(String) },
      },
    ]);
  });

  it('gets its entries back when storing fails', async () => {
    const error = new Error('no connection');
    const { seen, ask } = home({ storeEnquiry: () => Promise.reject(error) });
    expect((await ask(form(enquiry))).status).toBe(503);
    expect(seen.pages[0]).toEqual({
      values: expect.objectContaining(enquiry),
      errors: {},
      failure: ENQUIRY_MESSAGES.failed,
    });
    expect(seen.errors).toEqual([error]);
  });

  it('is redirected to static pages where the function serves no HTML', async () => {
    const hosted = { renderForm: undefined, pagesOrigin: 'https://www.yctfc.example' };
    const sent = await home(hosted).ask(form(enquiry));
    expect(sent.headers.get('location')).toBe(`https://www.yctfc.example${CONTACT_STORED}`);
    const refused = await home(hosted).ask(form({ ...enquiry, name: '' }));
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      `https://www.yctfc.example${ROUTES.contactNotSent}`,
    ]);
  });
});
