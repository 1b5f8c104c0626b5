import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';

/** What the lead desk reads of the content; see `DESK_CONTENT_FILE`. */
export const GET: APIRoute = async () => {
  const entry = await getEntry('desk', 'desk');
  if (!entry) throw new Error('content/desk.yaml is missing');
  return Response.json(entry.data);
};
