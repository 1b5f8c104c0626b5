import type { APIRoute } from 'astro';
import { readFacts } from '../../content/facts/read-facts.ts';

/** What the lead desk's Health view warns of once its day comes near; see `DATES_FILE`. */
export const GET: APIRoute = () => Response.json(readFacts().ending);
