import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { StartupError } from './process/startup-error.ts';

function messagesOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof StartupError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('parseEnv', () => {
  test('needs nothing', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      deskUrl: 'http://localhost:3000',
      dataDir: resolve('var'),
      adminEmail: 'admin@example.com',
      isAdminEmailDefault: true,
      leadsTo: 'admin@example.com',
      mailFrom: 'YCTFC <no-reply@localhost>',
      jwtSecrets: [],
      trustProxy: 0,
      logLevel: 'info',
      publishableKey: 'sb_publishable_embedded',
    });
  });

  test('reads every variable', () => {
    const secret = 's'.repeat(32);
    expect(
      parseEnv({
        PORT: '8080',
        HOST: '0.0.0.0',
        SITE_URL: 'https://YCTFC.example/',
        DESK_URL: 'https://Desk.YCTFC.example/',
        DATA_DIR: '/srv/data',
        DATABASE_URL: 'postgres://u:p@db/x',
        ADMIN_EMAIL: ' Owner@Example.in ',
        SMTP_URL: 'smtps://u:p@mail.example:465',
        MAIL_FROM: 'YCTFC <hello@yctfc.example>',
        JWT_SECRET: `${secret}, ${secret}2`,
        TRUST_PROXY: '2',
        LOG_LEVEL: 'debug',
        PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
        PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      siteUrl: 'https://yctfc.example',
      deskUrl: 'https://desk.yctfc.example',
      dataDir: '/srv/data',
      databaseUrl: 'postgres://u:p@db/x',
      adminEmail: 'owner@example.in',
      isAdminEmailDefault: false,
      leadsTo: 'owner@example.in',
      smtpUrl: 'smtps://u:p@mail.example:465',
      mailFrom: 'YCTFC <hello@yctfc.example>',
      jwtSecrets: [secret, `${secret}2`],
      trustProxy: 2,
      logLevel: 'debug',
      publishableKey: 'sb_publishable_x',
      supabaseUrl: 'https://abc.supabase.co',
    });
  });

  test('the default address follows the port', () => {
    expect(parseEnv({ PORT: '4100' }).siteUrl).toBe('http://localhost:4100');
  });

  test('an empty variable counts as unset', () => {
    expect(parseEnv({ PORT: '', SMTP_URL: ' ', SITE_URL: '' }).port).toBe(3000);
  });

  test.each([
    ['PORT', '1'],
    ['PORT', '65535'],
    ['TRUST_PROXY', '9'],
    ['JWT_SECRET', 's'.repeat(32)],
  ])('accepts %s=%s', (name, value) => expect(messagesOf({ [name]: value })).toEqual([]));

  test.each([
    ['JWT_SECRET', 's'.repeat(31)],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HOST', 'a b'],
    ['SITE_URL', 'yctfc.example'],
    ['SITE_URL', 'https://yctfc.example/shop'],
    ['SITE_URL', 'ftp://yctfc.example'],
    ['SITE_URL', 'https://user@yctfc.example'],
    ['DESK_URL', 'desk.yctfc.example'],
    ['DESK_URL', 'https://yctfc.example/admin'],
    ['DESK_URL', 'http://desk.yctfc.example'],
    ['DESK_URL', 'https://desk.yctfc.example'],
    ['DESK_URL', 'http://localhost:3000'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['ADMIN_EMAIL', 'owner'],
    ['ADMIN_EMAIL', 'a@b.in, c@d.in'],
    ['SMTP_URL', 'smtp://mail.example?ignoreTLS=true'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
    ['LEADS_TO', 'nobody'],
    ['SMTP_URL', 'mail.example:465'],
    ['MAIL_FROM', 'YCTFC <nobody>'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', `${'s'.repeat(40)},short`],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_SUPABASE_URL', 'abc.supabase.co'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    const messages = messagesOf({ [name]: value });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(new RegExp(`^${name} must .*\\.$`));
  });

  test.each([
    ['https://yctfc.example', 'https://desk.yctfc.example'],
    ['https://yctfc.example', 'https://yctfc.example:8443'],
    ['http://localhost:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000', 'http://desk.localhost:3000'],
  ])('a site at %s may have its desk at %s', (site, desk) =>
    expect(parseEnv({ SITE_URL: site, DESK_URL: desk }).deskUrl).toBe(desk),
  );

  test('never repeats a value, which may be a secret', () => {
    expect(messagesOf({ JWT_SECRET: 'hunter2', DATABASE_URL: 'hunter3' }).join()).not.toMatch(
      /hunter/,
    );
  });
});
