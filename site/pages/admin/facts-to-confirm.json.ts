import type { APIRoute } from 'astro';
import { listFactsToConfirm } from '../../content/facts/read-facts.ts';

/** What the server warns about; see `FACTS_FILE`. */
export const GET: APIRoute = () => Response.json(listFactsToConfirm());
