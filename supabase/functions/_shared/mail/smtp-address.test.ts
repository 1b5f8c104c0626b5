import { expect, it } from 'vitest';
import {
  asksForPlainMail,
  describeMailServer,
  isLoopbackHost,
  requireEncryption,
} from './smtp-address.ts';

it.each([
  'smtp://mail.example:587?ignoreTLS=true',
  'smtp://mail.example?requireTLS=false',
  'smtp://mail.example?opportunisticTLS=true',
  'smtp://10.0.0.5?name=a&ignoreTLS=true',
  'smtp://127.0.0.1.example?ignoreTLS=true',
  'smtp://localhost.example?ignoreTLS=true',
  'smtp://mail.example?ignoreTLS=1',
  'smtp://mail.example?requireTLS=0',
  'smtps://mail.example?ignoreTLS=true',
  'smtps://mail.example?secure=false',
])('%s asks for mail that others can read', (url) => expect(asksForPlainMail(url)).toBe(true));

it.each([
  'smtps://mail.example?tls.rejectUnauthorized=false',
  'smtp://mail.example?tls.rejectUnauthorized=0',
  'smtps://mail.example?%74ls.rejectUnauthorized=false',
  'smtps://mail.example?tls.servername=evil.example',
  'smtps://mail.example?servername=evil.example',
  'smtps://mail.example?tls.minVersion=TLSv1',
  'smtps://localhost.example?tls.rejectUnauthorized=false',
])('%s asks for less than a checked certificate', (url) =>
  expect(asksForPlainMail(url)).toBe(true),
);

it.each([
  'smtp://mail.example:587',
  'smtp://mail.example:587?requireTLS=true',
  'smtps://mail.example:465',
  'smtp://localhost:25?ignoreTLS=true',
  'smtp://[::1]:25?ignoreTLS=true',
  'smtp://127.0.0.53?ignoreTLS=true',
  'smtps://localhost?tls.rejectUnauthorized=false',
  'smtps://mail.example?secure=true&pool=true&name=mx.example&authMethod=PLAIN',
])('%s does not', (url) => expect(asksForPlainMail(url)).toBe(false));

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);
it.each(['0.0.0.0', '127.0.0.1.example', 'localhost.example', '[::ffff:7f00:1]', '', '10.0.0.1'])(
  '%j is not taken for this machine',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);

it('the start says how mails travel, without the password', () => {
  const told = [
    'smtps://u:pw@m.example:465',
    'smtp://u:pw@m.example',
    'smtp://u:pw@localhost:25',
  ].map(describeMailServer);
  expect(told).toEqual([
    'm.example:465, encrypted',
    'm.example, encrypted by STARTTLS; without it mails wait and Health says so',
    'localhost:25 on this machine',
  ]);
});

it.each([
  ['smtp://m.example:587', 'smtp://m.example:587?requireTLS=true'],
  ['smtp://m.example?requireTLS=false', 'smtp://m.example?requireTLS=true'],
  ['smtp://localhost:25', 'smtp://localhost:25'],
])('mail to %s goes by %s', (url, used) => expect(requireEncryption(url)).toBe(used));
