import { answerError, answerJson } from '../_shared/answer-json.ts';
import { openProject, readSetting, reportError } from '../_shared/hosted.ts';
import { isEqualText } from '../_shared/signatures.ts';

// Called by a schedule of the database (docs/operator/hosted-supabase.md): sends mail, archives what is due.
const key = readSetting('SUPABASE_SERVICE_ROLE_KEY');
const { database, sendOutbox } = openProject();

Deno.serve(async (request) => {
  if (request.method !== 'POST')
    return answerJson(405, { error: { message: 'Send a POST request.' } }, { allow: 'POST' });
  if (!isEqualText(request.headers.get('authorization') ?? '', `Bearer ${key}`))
    return answerError(401, 'Only the schedule may call this.');
  try {
    await sendOutbox();
    const retention = await database.call('run_retention', {});
    return answerJson(200, { retention });
  } catch (error) {
    reportError(error);
    return answerError(503, 'The outbox could not be sent.');
  }
});
