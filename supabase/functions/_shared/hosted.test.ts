import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openProject } from './hosted.ts';
import { rateBucket } from './rate-limit.ts';
import { FORM_SECRET, startProject, type TestProject } from './testing/project.ts';

let project: TestProject;
let settings: Record<string, string>;
const logged = vi.fn();
beforeEach(async () => {
  project = await startProject({ claim_mail: () => [], count_request: () => 7 });
  settings = { ...project.env };
  vi.stubGlobal('Deno', { env: { get: (name: string) => settings[name] } });
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  project.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  logged.mockReset();
});

describe('the settings', () => {
  it.each(['SUPABASE_URL', 'SITE_URL', 'LEADS_TO', 'SMTP_URL', 'MAIL_FROM', 'FORM_SECRET'])(
    'are refused without %s',
    (name) => {
      settings[name] = '';
      expect(openProject).toThrow(`${name} is not set.`);
    },
  );

  it('are refused where they ask for mail that others can read', () => {
    settings.SMTP_URL = 'smtp://mail.example?ignoreTLS=true';
    expect(openProject).toThrow(
      'must not change how a mail server on another machine is encrypted',
    );
  });
});

it('mail that cannot go out is reported without any detail of the database', async () => {
  project.isAway = true;
  openProject().wakeMail();
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(logged).toHaveBeenCalledExactlyOnceWith('claim_mail failed with 500 XX000');
});

describe('the database', () => {
  it('counts under names that hold nobody, by the first secret', async () => {
    settings.FORM_SECRET = `${FORM_SECRET},an older one`;
    const rule = { name: 'receipt', allowed: 60, windowSeconds: 600 };
    const { database } = openProject();
    expect(await database.countRequest(rule, '203.0.113.7')).toBe(7);
    expect(project.calls[0]).toEqual({
      name: 'count_request',
      body: {
        bucket: rateBucket(FORM_SECRET, rule, '203.0.113.7'),
        allowed: 60,
        window_seconds: 600,
      },
    });
  });

  it.each([
    ['a body', '{"code":"22001","message":"secret"}', '22001'],
    ['a body without a code', '{}', ''],
    ['nothing', '', ''],
  ])('that refuses a call with %s is an error with its code alone', async (_what, body, code) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 400 }));
    const failed = openProject().database.call('submit_enquiry', {});
    await expect(failed).rejects.toMatchObject({
      message: `submit_enquiry failed with 400 ${code}`,
      code,
    });
  });
});
