import { ENQUIRY_ENDPOINT } from '../../contract/paths.ts';
import { openStorage } from './outbox.ts';
import { sendWaiting, watchOutbox } from './send-waiting.ts';

/** What every page loads when something is not sent yet. */
const target = {
  endpoint: `${import.meta.env.PUBLIC_SUPABASE_URL ?? ''}${ENQUIRY_ENDPOINT}`,
  apiKey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY as string | undefined,
};
const storage = openStorage();
if (storage) watchOutbox(() => sendWaiting(storage, target));
