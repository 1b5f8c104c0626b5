import type { APIRoute } from 'astro';
import { readHowTos } from '../../prose/read-how-tos.ts';

/** What the desk shows behind "?"; see `HELP_FILE`. */
export const GET: APIRoute = () => Response.json(readHowTos('docs/owner'));
