import * as v from 'valibot';
import { type DigestMail, digestSchema, renderDigest } from './digest-mail.ts';

const settingsSchema = v.object({
  digest: v.optional(
    v.object({
      hour: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
      days: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    }),
  ),
});

/** What a home offers for the digest. */
export interface DigestHome {
  /** `DESK_CONTENT_FILE` of the built site. */
  readContent(): Promise<unknown>;
  openDigest(hour: number, days: readonly number[]): Promise<unknown>;
  /** @returns true where this call queued the mail */
  queueDigest(day: string, mail: DigestMail | null, leadIds: readonly string[]): Promise<unknown>;
  leadsTo: string;
  deskUrl: string;
}

/**
 * Queues the digest of today if it is time, something waits and nobody has done it yet. Safe to call often and
 * from many processes.
 * @returns the day whose mail this call has queued
 */
export async function sendDigest(home: DigestHome): Promise<string | undefined> {
  const { digest: settings } = v.parse(settingsSchema, await home.readContent());
  if (!settings || settings.hour === null) return undefined;
  const opened = await home.openDigest(settings.hour, settings.days);
  if (opened === null) return undefined;
  const digest = v.parse(digestSchema, opened);
  const lists = [digest.unanswered, digest.overdue, digest.due_today];
  const mail = lists.some(({ count }) => count > 0) ? renderDigest(digest, home) : null;
  const ids = lists.flatMap(({ leads }) => leads.map(({ id }) => id));
  const isQueued = await home.queueDigest(digest.day, mail, mail ? ids : []);
  return isQueued === true ? digest.day : undefined;
}
