import { STATE_KEY } from '../outbox/outbox-state.ts';

/**
 * Inline script of every page: loads the sender when an enquiry on this device has not been sent, or
 * has had its week. All other visitors load nothing; where nothing is kept, reading it fails quietly.
 */
export const outboxScript = `try{JSON.parse(localStorage.${STATE_KEY}).due<Date.now()&&import('/outbox/send.js')}catch{}`;
