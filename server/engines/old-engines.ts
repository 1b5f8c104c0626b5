import type pg from 'pg';
import { SERVER_WARNINGS } from '../../contract/desk/server-warnings.ts';
import { ENGINE_FLOOR, isNodeOld, isPostgresOld } from './floor.ts';

/** An engine that lacks published security fixes, by the code of its warning. */
export interface OldEngine {
  code: 'old-node' | 'old-postgres' | 'old-embedded-postgres';
  /** One sentence with the versions, then what to do. */
  words: string;
}

export interface Engines {
  node: string;
  /** As `readPostgresVersion` says it. */
  postgres: string;
  /** Whether it is the PostgreSQL that npm installed. */
  isEmbedded: boolean;
}

/** @returns which of the running engines are older than the floor */
export function findOldEngines({ node, postgres, isEmbedded }: Engines): OldEngine[] {
  const found: OldEngine[] = [];
  if (isPostgresOld(postgres)) {
    const code = isEmbedded ? 'old-embedded-postgres' : 'old-postgres';
    found.push({ code, words: `PostgreSQL ${postgres} runs. ${SERVER_WARNINGS[code]}` });
  }
  if (isNodeOld(node)) {
    const words = `Node ${node} runs, and ${ENGINE_FLOOR.node} is the oldest with all fixes. ${SERVER_WARNINGS['old-node']}`;
    found.push({ code: 'old-node', words });
  }
  return found;
}

/** @returns the version that the server names, such as `15.20 (Debian 15.20-0+deb12u1)` */
export async function readPostgresVersion(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query("select current_setting('server_version') as version");
  return rows[0].version;
}
