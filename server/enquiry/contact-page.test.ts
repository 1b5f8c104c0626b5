import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { fieldId, TEMPLATE_SLOTS as S } from '../../contract/contact-template.ts';
import { attributeOf, type HtmlElement, listElements, textOf } from '../../contract/html-tree.ts';
import { compileContactPage } from './contact-page.ts';

const input = (field: 'name' | 'email' | 'phone') =>
  `${S.ifInvalid(field)}<input id="${fieldId(field)}" value="${S.value(field)}" aria-invalid="true"><p>${S.error(field)}</p>` +
  `${S.otherwise}<input id="${fieldId(field)}" value="${S.value(field)}">${S.end}`;

const template = `<!doctype html>
${S.ifErrors}<div role="alert"><ul><li><a href="#${fieldId(S.listedField)}">${S.listedError}</a></li></ul></div>${S.end}
${S.ifFailure}<p>${S.failureTitle}: ${S.failureDescription}${S.ifErrors}both${S.end}</p>${S.end}
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

describe('a form shown again', () => {
  const page = render({ values, errors: { phone: 'Too short', message: 'Empty' } });

  it('marks exactly the fields with an error', () => {
    expect(page.match(/aria-invalid/g)).toHaveLength(1);
    expect(page).toContain(
      '<input id="contact-phone" value="12345" aria-invalid="true"><p>Too short</p>',
    );
    expect(page).toContain('<input id="contact-name" value="Harpreet">');
  });

  it('lists each error once, in the order of the form', () => {
    expect(page).toContain(
      '<ul><li><a href="#contact-phone">Too short</a></li><li><a href="#contact-message">Empty</a></li></ul>',
    );
  });

  it('keeps exactly the ticked checkboxes', () => {
    const ticked = { ...values, consents: ['news', '" checked=""'] };
    const html = render({ values: ticked, errors: {} });
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
      '<input checked="" type="checkbox" name="consents" value="news">',
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

it('escapes everything that the visitor wrote and never reads it as a slot', () => {
  const untouched = listElements(parse(render({ values, errors: {} }))).map((one) => one.tagName);
  // A browser reads no line break at the beginning of a text field, and none of the older kind.
  const asRead = (text: string) => text.replace(/\r\n?/g, '\n').replace(/^\n/, '');
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '"><script>alert(1)</script>',
      '</textarea><b>',
      S.value('email'),
      S.end,
      S.ifErrors,
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
      const elements = listElements(parse(page));
      const [box] = elements.filter((one) => attributeOf(one, 'id') === fieldId('name'));
      expect(attributeOf(box as HtmlElement, 'value')).toBe(asRead(name));
      const [area] = elements.filter(({ tagName }) => tagName === 'textarea');
      expect(textOf(area as HtmlElement)).toBe(asRead(message));
      expect(elements.map(({ tagName }) => tagName)).toEqual(untouched);
      expect(page).not.toContain('selected');
    }),
  );
});

it('takes words of the page for nothing but words', () => {
  const label = `<p title="${S.ifFailure}">${S.end}" onfocus=alert(1) autofocus x="</p>`;
  const data = `<script type="application/ld+json">{"a":"${S.value('name')}"}</script>`;
  const html = compileContactPage(template + label + data)({ values, errors: {} });
  const elements = listElements(parse(html));
  expect(elements.filter((one) => attributeOf(one, 'onfocus') !== undefined)).toEqual([]);
  expect(html).toContain(data);
});

it('names a slot that is missing from the page', () => {
  expect(() => compileContactPage(template.replaceAll(S.value('email'), ''))).toThrow(
    S.value('email'),
  );
});
