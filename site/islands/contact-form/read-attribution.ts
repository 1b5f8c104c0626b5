import type { Attribution } from '../../../contract/attribution.ts';
import { ATTRIBUTION_KEY } from '../../../contract/submission-fields.ts';

/** How the visitor came, as the inline script noted it, with the page that he writes from. */
export function readAttribution(session: Storage | undefined): Attribution {
  const page = location.pathname;
  try {
    return { ...Object(JSON.parse(session?.getItem(ATTRIBUTION_KEY) ?? '{}')), page };
  } catch {
    return { page };
  }
}
