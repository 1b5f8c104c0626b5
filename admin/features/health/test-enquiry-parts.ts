import * as v from 'valibot';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { SUBMISSION_FIELDS } from '../../../contract/submission.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { readAnswer } from '../../shared/backend/read-answer.ts';
import { type TestParts, testStateSchema } from './run-test-enquiry.ts';

const endpoint = `${import.meta.env.PUBLIC_SUPABASE_URL ?? ''}${ENQUIRY_ENDPOINT}`;
const apiKey = import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY;
const headers = {
  accept: 'application/json',
  'content-type': 'application/json',
  ...(apiKey && { apikey: apiKey }),
};

/** The function's answer to a form that opens. */
const openedSchema = v.object({ id: v.string(), token: v.string() });

async function ask(address: string, fields: object): Promise<unknown> {
  const body = JSON.stringify(fields);
  const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => {
    throw new Error('The function for enquiries cannot be reached.');
  });
  if (!answer.ok) throw new Error(`The function for enquiries answered with ${answer.status}.`);
  return answer.json();
}

/**
 * The real backend: sends what the public form sends, to the same endpoint.
 * @param email the administrator's own address; the acknowledgement goes there
 */
export const testPartsFor = (email: string): TestParts => ({
  begin: () => callDesk('begin_test_enquiry', {}, v.string()),
  openForm: async () => {
    const answer = await ask(`${endpoint}?open`, {});
    readAnswer(openedSchema, answer, 'form');
  },
  post: async (id) => {
    const fields = {
      name: 'Test enquiry',
      email,
      phone: '+91 90000 00000',
      subject: 'support',
      message: 'Sent from the lead desk to test the whole path. It removes itself.',
      [SUBMISSION_FIELDS.id]: id,
      [SUBMISSION_FIELDS.honeypot]: '',
    };
    await ask(endpoint, fields);
  },
  readState: (id) => callDesk('test_enquiry_state', { test_id: id }, v.nullable(testStateSchema)),
  sleep: (time) => new Promise((resolve) => setTimeout(resolve, time)),
  now: Date.now,
});
