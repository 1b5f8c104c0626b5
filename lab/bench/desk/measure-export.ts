import { readFileSync } from 'node:fs';
import { EXPORT_FILE, EXPORT_FORMATS, type ExportFormat } from '../../../contract/desk/export.ts';
import { ensureAdministrator } from '../../../tests/support/product/administrator.ts';
import type { FilledDesk } from './filled-desk.ts';

/** What a download of every lead takes, from the ticket to the last byte. */
export interface ExportCost {
  format: ExportFormat;
  rows: number;
  /** Of the file, in each second from the first question to the last byte. */
  rowsPerSecond: number;
  bytes: number;
  /** Bytes by which the server's process grew meanwhile, at most. */
  growth: number;
}

/** Downloads every lead from the running product as a browser does, and watches the server's memory. */
export async function measureExport({ server }: FilledDesk): Promise<ExportCost[]> {
  const { access_token: token } = await ensureAdministrator(server);
  const costs: ExportCost[] = [];
  for (const format of EXPORT_FORMATS) {
    // The first one loads what the later ones use: it is not counted.
    await download(server.url, token, format);
    const before = memoryOf(server.pid);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(server.pid));
    }, 50);
    const start = performance.now();
    const { rows, bytes } = await download(server.url, token, format);
    const seconds = (performance.now() - start) / 1000;
    clearInterval(watch);
    costs.push({ format, rows, rowsPerSecond: rows / seconds, bytes, growth: peak - before });
  }
  return costs;
}

async function download(url: string, token: string, format: ExportFormat) {
  const begun = await fetch(`${url}/rest/v1/rpc/begin_export`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_embedded',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ filter: {}, format, with_no_contact: true }),
  });
  const { leads, ticket } = (await begun.json()) as { leads: number; ticket: string };
  const answer = await fetch(`${url}${EXPORT_FILE}`, {
    method: 'POST',
    body: new URLSearchParams({ ticket }),
  });
  if (!answer.ok || !answer.body) throw new Error(`the export was answered with ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body) bytes += piece.length;
  return { rows: leads, bytes };
}

/** Resident bytes of a process, of Linux. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
