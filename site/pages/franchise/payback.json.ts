import type { APIRoute } from 'astro';
import { loadPayback } from '../../content/load-payback.ts';

/** What the payback lab counts with once its script runs. */
export const GET: APIRoute = async () => Response.json((await loadPayback()).lab);
