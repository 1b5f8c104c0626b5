import type { Transaction } from '../../database/database.ts';

/** Seconds within which a challenge must be answered, as on hosted Supabase. */
export const CHALLENGE_SECONDS = 300;

/** The columns of a challenge that checking its answer needs. */
export interface ChallengeRow {
  isExpired: boolean;
  isAnswered: boolean;
  isSameNetwork: boolean;
}

/**
 * Creates a challenge for a factor and deletes expired ones.
 * @param network null when the server cannot tell where the request came from
 */
export async function insertChallenge(
  tx: Transaction,
  factorId: string,
  network: string | null,
): Promise<{ id: string; created_at: Date }> {
  await tx.query(
    `delete from auth.mfa_challenges where factor_id = $1
       and created_at < now() - make_interval(secs => $2)`,
    [factorId, CHALLENGE_SECONDS],
  );
  const { rows } = await tx.query<{ id: string; created_at: Date }>(
    `insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2)
     returning id, created_at`,
    [factorId, network],
  );
  await tx.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [
    factorId,
  ]);
  const [challenge] = rows;
  if (!challenge) throw new Error('The challenge was not stored.');
  return challenge;
}

/** @returns the challenge with this id if it belongs to this factor. */
export async function findChallenge(
  tx: Transaction,
  { id, factorId, network }: { id: string; factorId: string; network: string | null },
): Promise<ChallengeRow | undefined> {
  const { rows } = await tx.query<ChallengeRow>(
    `select created_at < now() - make_interval(secs => $4) as "isExpired",
       verified_at is not null as "isAnswered",
       ip_address is not distinct from $3::inet as "isSameNetwork"
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factorId, network, CHALLENGE_SECONDS],
  );
  return rows[0];
}

/** Marks a challenge as answered. @returns false when it was answered or removed meanwhile */
export async function answerChallenge(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null',
    [id],
  );
  return rowCount === 1;
}
