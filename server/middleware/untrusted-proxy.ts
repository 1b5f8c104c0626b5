import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import { SERVER_WARNINGS } from '../../contract/desk/server-warnings.ts';
import { callAsService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';

/** The desk shows a warning for an hour after it was last reported. */
const REPORT_INTERVAL_MS = 10 * 60_000;

/** Called with the peer's address when X-Forwarded-For arrives and no proxy is trusted. */
export type WarnOfProxy = (peer: string) => void;

// TRUST_PROXY says none, yet one is there: all visitors count as one. The header of a far peer may be made up.
export function warnOfUntrustedProxy(
  database: Pick<Database, 'transactionAs'>,
  log: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
): WarnOfProxy {
  let hasLogged = false;
  let reportAgainAt = 0;
  return (peer) => {
    if (!hasLogged) {
      hasLogged = true;
      log.warn(SERVER_WARNINGS['untrusted-proxy']);
    }
    if (now() < reportAgainAt || !isNear(peer)) return;
    reportAgainAt = now() + REPORT_INTERVAL_MS;
    const report = callAsService(database, 'report_server_warning($1)', ['untrusted-proxy']);
    // Reported again with the next request.
    report.catch(() => {
      reportAgainAt = 0;
    });
  };
}

/** Whether an address belongs to this machine or to a network that nobody reaches from outside. */
const isNear = (peer: string): boolean =>
  ipaddr.isValid(peer) && ipaddr.process(peer).range() !== 'unicast';
