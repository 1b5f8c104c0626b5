import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldId, TEMPLATE_SLOTS as S } from '../../contract/contact-template.ts';
import { compileContactPage } from './contact-page.ts';

const input = (field: 'name' | 'email' | 'phone') =>
  `${S.ifInvalid(field)}<input id="${fieldId(field)}" value="${S.value(field)}" aria-invalid="true"><p>${S.error(field)}</p>` +
  `${S.otherwise}<input id="${fieldId(field)}" value="${S.value(field)}">${S.end}`;

const template = `<!doctype html>
${S.ifFaults}<div role="alert"><ul><li><a href="#${fieldId(S.faultField)}">${S.faultMessage}</a></li></ul></div>${S.end}
${S.ifFailure}<p>${S.failureTitle}: ${S.failureDescription}${S.ifFaults}both${S.end}</p>${S.end}
<form>${input('name')}${input('email')}${input('phone')}
<select><option value="">None</option><option value="franchise">F</option><option value="support">S</option></select>
<input type="checkbox" name="consents" autoComplete="off" value="calls"/><input type="checkbox" name="consents" value="news"/>
<textarea>${S.ifInvalid('message')}${S.error('message')}${S.end}${S.value('message')}</textarea></form>`;

const render = compileContactPage(template);
const values = {
  name: 'Harpreet',
  email: 'h@example.in',
  phone: '12345',
  subject: 'support',
  message: 'Hello',
};

describe('a form that comes back', () => {
  const page = render({ values, errors: { phone: 'Too short', message: 'Empty' } });

  it('keeps every entry', () => {
    expect(page).toContain('value="Harpreet"');
    expect(page).toContain('<option value="support" selected="">');
    expect(page.match(/selected/g)).toHaveLength(1);
    expect(page).toContain('Hello</textarea>');
  });

  it('marks the fields that have a fault, and only those', () => {
    expect(page.match(/aria-invalid/g)).toHaveLength(1);
    expect(page).toContain(
      '<input id="contact-phone" value="12345" aria-invalid="true"><p>Too short</p>',
    );
    expect(page).toContain('<input id="contact-name" value="Harpreet">');
  });

  it('lists each fault once, in the order of the form', () => {
    expect(page).toContain(
      '<ul><li><a href="#contact-phone">Too short</a></li><li><a href="#contact-message">Empty</a></li></ul>',
    );
  });

  it('keeps the boxes that were ticked, and only those', () => {
    const ticked = { ...values, consents: ['news', '" checked=""'] };
    const html = render({ values: ticked, errors: {} });
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
      '<input checked="" type="checkbox" name="consents" value="news"/>',
    ]);
    expect(page).not.toContain('checked=""');
  });

  it('shows no failure', () => expect(page).not.toContain('<p>:'));
});

it('shows why sending failed', () => {
  const page = render({
    values,
    errors: {},
    failure: { title: 'Error', description: 'Try again.' },
  });
  expect(page).toContain('<p>Error: Try again.</p>');
  expect(page).not.toContain('role="alert"');
});

it('escapes all that the visitor wrote, and fills in nothing that he wrote', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '"><script>alert(1)</script>',
      '</textarea><b>',
      S.value('email'),
      S.end,
      S.ifFaults,
      '$&',
      "$'",
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, (name, message) => {
      const page = render({
        values: { ...values, name, message, subject: '" selected' },
        errors: {},
      });
      const plain = (text: string) =>
        text
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;')
          .replaceAll("'", '&#39;');
      expect(page).toContain(`value="${plain(name)}"`);
      expect(page).toContain(`<textarea>${plain(message)}</textarea>`);
      expect(page).not.toContain('selected');
    }),
  );
});

it('leaves no slot behind', () => {
  expect(render({ values, errors: { name: 'x' } })).not.toContain('[[');
});

it('says which slot a page lacks', () => {
  expect(() => compileContactPage(template.replaceAll(S.value('email'), ''))).toThrow(
    '[[value email]]',
  );
});
