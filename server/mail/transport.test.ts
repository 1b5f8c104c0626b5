import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, expect, it } from 'vitest';
import type { MailTransport } from '../../supabase/functions/_shared/mail.ts';
import { folderOfTest } from '../../tests/support/folders.ts';
import { openTransport } from './transport.ts';

const mail = {
  recipient: 'owner@example.in',
  replyTo: 'harpreet@example.in',
  subject: 'Namaste नमस्ते',
  text: 'Confirm: http://localhost:3000/auth/confirm?token=abc\n.\nSecond line',
  html: '<p>Confirm</p>',
};
const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';

let root: string;
let mailDir: string;
let lines: string[];
let transport: MailTransport;

beforeEach(async () => {
  root = folderOfTest();
  mailDir = join(root, 'not', 'there', 'yet');
  lines = [];
  transport = open(true);
});
const options = (isLocal: boolean) => ({
  mailFrom: 'YCTFC <no-reply@yctfc.example>',
  mailDir,
  announce: (line: string) => void lines.push(line),
  isLocal,
});
const open = (isLocal: boolean) => openTransport(options(isLocal));

it('writes a mail that mail programs can read', async () => {
  await transport.send(mail, id);
  const [name = ''] = await readdir(mailDir);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-f47ac10b-58cc-4372-a567-0e02b2c3d479\.eml$/);
  const read = await PostalMime.parse(await readFile(join(mailDir, name)));
  expect(read).toMatchObject({
    subject: mail.subject,
    messageId: `<${id}@yctfc.example>`,
    from: { name: 'YCTFC', address: 'no-reply@yctfc.example' },
    to: [{ address: mail.recipient }],
    replyTo: [{ address: mail.replyTo }],
  });
  expect(read.text?.trim()).toBe(mail.text);
  expect(read.html).toContain(mail.html);
});

const account = { ...mail, isOfAccount: true };
const invitation = 'Create your account: http://localhost:3000/auth#signup=asha%40example.in';
it.each([
  [
    'file and link of a mail about an account',
    account,
    true,
    ' | http://localhost:3000/auth/confirm?token=abc',
  ],
  [
    'no address of an invitation',
    { ...account, text: invitation },
    true,
    ' | http://localhost:3000/auth',
  ],
  ['nothing of an enquiry', mail, true, ''],
  ['nothing but the file where others reach the site', account, false, ''],
])('announces %s', async (_what, sent, isLocal, link) => {
  await open(isLocal).send({ ...sent, subject: 'Colour \u001b[31mred' }, id);
  const [name = ''] = await readdir(mailDir);
  expect(lines).toEqual([`Mail written to ${join(mailDir, name)}${link}`]);
});

it('writes every mail to its own file, readable only by its owner', async () => {
  await Promise.all([1, 2, 3].map((part) => transport.send(mail, `${id}-${part}`)));
  const names = await readdir(mailDir);
  expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(names.length);
  expect(names).toHaveLength(3);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(mailDir)).toBe(0o700);
  for (const name of names) expect(await modeOf(join(mailDir, name))).toBe(0o600);
});

it('an address cannot become a path', async () => {
  await transport.send({ ...mail, recipient: '../../"x"@example.in' }, id);
  expect(await readdir(mailDir)).toHaveLength(1);
});
