import { readSender } from '../send-contact-email/hosted-home.ts';
import { answerJson } from '../send-contact-email/json-answer.ts';
import { openProjectDatabase, reportFault } from '../send-contact-email/project-database.ts';
import { readSetting } from '../send-contact-email/read-setting.ts';
import { sendOutbox } from '../send-contact-email/send-outbox.ts';

/**
 * Called by a schedule of the database (docs/how-to/run-on-hosted-supabase.md) with the service-role key:
 * sends what waits in the outbox although no enquiry came since, and archives what is due.
 */
const key = readSetting('SUPABASE_SERVICE_ROLE_KEY');
const database = openProjectDatabase();
const sender = readSender();

Deno.serve(async (request) => {
  if (request.method !== 'POST') {
    return answerJson(405, { error: { message: 'Send a POST request.' } }, { allow: 'POST' });
  }
  if (request.headers.get('authorization') !== `Bearer ${key}`) {
    return answerJson(401, { error: { message: 'Only the schedule may call this.' } });
  }
  try {
    await sendOutbox(database, sender);
    const retention = await database.call('run_retention', {});
    return answerJson(200, { retention });
  } catch (fault) {
    reportFault(fault);
    return answerJson(503, { error: { message: 'The outbox could not be sent.' } });
  }
});
