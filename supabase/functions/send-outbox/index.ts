import { DESK_CONTENT_FILE } from '../../../contract/desk/desk-content.ts';
import { answerError, answerJson } from '../_shared/answer-json.ts';
import { isEqualText } from '../_shared/equal-text.ts';
import { readSmtpOptions } from '../_shared/hosted/home.ts';
import {
  openProjectDatabase,
  readFormSecrets,
  readSetting,
  reportError,
} from '../_shared/hosted/project.ts';
import { sendOutbox } from '../_shared/hosted/send-outbox.ts';
import { openHostedVapid, sendPushes } from '../_shared/hosted/send-pushes.ts';
import { type DigestHome, sendDigest } from '../_shared/mail/send-digest.ts';

/**
 * Called by a schedule of the database (docs/operator/hosted-supabase.md) with the
 * service-role key: makes the team's digest once it is time, sends mail waiting in the outbox even
 * when no enquiry arrives, tells phones of new leads, and archives what is due.
 */
const key = readSetting('SUPABASE_SERVICE_ROLE_KEY');
const database = openProjectDatabase();
const smtpOptions = readSmtpOptions();

const siteUrl = readSetting('SITE_URL').replace(/\/$/, '');
const digestHome: DigestHome = {
  readContent: async () => {
    const answer = await fetch(siteUrl + DESK_CONTENT_FILE, { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) throw new Error(`the desk's content was answered with ${answer.status}`);
    return answer.json();
  },
  openDigest: (at_hour, on_days) => database.call('open_digest', { at_hour, on_days }),
  queueDigest: (of_day, mail, lead_ids) =>
    database.call('queue_digest', { of_day, mail, lead_ids }),
  leadsTo: readSetting('LEADS_TO'),
  deskUrl: siteUrl,
};

const vapid = openHostedVapid(readFormSecrets()[0] ?? '', siteUrl);
/** Further push services, by their origins. */
const services = (Deno.env.get('PUSH_SERVICES') ?? '').split(',').filter(Boolean);

Deno.serve(async (request) => {
  if (request.method !== 'POST') {
    return answerJson(405, { error: { message: 'Send a POST request.' } }, { allow: 'POST' });
  }
  if (!isEqualText(request.headers.get('authorization') ?? '', `Bearer ${key}`)) {
    return answerError(401, 'Only the schedule may call this.');
  }
  try {
    // A site that cannot be read keeps no other mail waiting.
    await sendDigest(digestHome).catch(reportError);
    // Nor does a phone that cannot be reached.
    await sendPushes(database, vapid, services).catch(reportError);
    await sendOutbox(database, smtpOptions);
    const retention = await database.call('run_retention', {});
    return answerJson(200, { retention });
  } catch (error) {
    reportError(error);
    return answerError(503, 'The outbox could not be sent.');
  }
});
