import type { Attribution } from '../../../contract/attribution.ts';
import { NOTES_KEY } from '../../outbox/field-names.ts';

/** How the visitor came, as the inline script noted it, with the page that he writes from. */
export function readAttribution(session: Storage | undefined): Attribution {
  const page = location.pathname;
  try {
    return { ...Object(JSON.parse(session?.getItem(NOTES_KEY) ?? '{}')), page };
  } catch {
    return { page };
  }
}
