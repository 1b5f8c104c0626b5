import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withClaims } from './claims/fill-entry.ts';
import { messagesSchema } from './messages.ts';

const written = () =>
  parse(readFileSync(new URL('../../content/messages.yaml', import.meta.url), 'utf8'));
const schema = withClaims(messagesSchema);
/** What the schema says of the content after a change of its first text. */
const faultsOf = (change: (text: { sentences: object[] }) => void): string[] => {
  const content = written();
  change(content.messages[0].texts.English);
  return schema.safeParse(content).error?.issues.map(({ message }) => message) ?? [];
};

test('ten messages are in three languages, of which Hindi and Punjabi wait for a native reader', () => {
  const { messages } = schema.parse(written());
  expect(messages.map(({ name }) => name)).toEqual([
    ...['First answer', 'Missed call', 'Prospectus', 'Fee sheet', 'Payback sheet'],
    ...['Invitation to visit', 'Thank you after the visit', 'Documents', 'Reminder', 'Closing'],
  ]);
  for (const { name, texts } of messages) {
    // What one language leaves out for a lead, the others leave out too.
    const [english, ...others] = Object.values(texts).map(({ sentences }) =>
      sentences.map(({ text, when, unless }) => [text.match(/\{\w+\}/g) ?? [], when, unless]),
    );
    for (const other of others) expect(other, name).toEqual(english);
  }
  for (const { texts } of written().messages)
    expect([texts.Hindi.sample, texts.Punjabi.sample]).toEqual([true, true]);
});

test.each([
  ['an unknown blank', { text: 'Hello {nmae}' }, 'only these can be filled in'],
  ['a brace', { text: 'Hello {name' }, 'only these can be filled in'],
  ['a figure that is no claim', { text: 'You earn ₹90,000' }, 'persuades'],
  ['an unknown condition', { text: 'Hello', when: 'rich' }, 'Invalid'],
])('a sentence with %s is refused', (_what, sentence, fault) => {
  expect(faultsOf(({ sentences }) => sentences.push(sentence)).join()).toContain(fault);
});

test('no text can be empty', () => {
  expect(faultsOf((text) => text.sentences.shift())).toEqual([
    'one sentence must always be there: no condition, no blank but {name} and {reference}',
  ]);
});
