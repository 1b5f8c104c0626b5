import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../../server/database/migrations/migrate.ts';
import { timeCall } from './filled-desk.ts';
import { fillLeads } from './fill-leads.ts';
import { average, rank } from './rank.ts';
const size = Number(process.argv[2] ?? 0);
const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-bench-'));
const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
const database = openDatabase({ connectionString: cluster.connectionString, poolSize: 1, statementTimeoutMs: 1800000 });
const SERVICE: any = { role: 'service_role', claims: { role: 'service_role' } };
try {
  await migrate(database);
  if (size) { await database.transaction((tx) => fillLeads(tx, size)); for (const t of ['public.leads','private.lead_search']) await database.statement(`vacuum analyze ${t}`, []); }
  const [{ def }] = (await database.transaction((tx) => tx.query("select pg_get_functiondef('public.submit_enquiry'::regproc) as def"))).rows as any;
  const bare = def.replace(/\n[^\n]*pg_advisory_xact_lock\(hashtextextended\(lower[^\n]*/,'').replace(/\n\s*perform private\.join_person\(lead_id\);/, '').replaceAll('submit_enquiry','submit_bare');
  await database.transaction((tx) => tx.query(bare + '; grant execute on function public.submit_bare to service_role'));
  const d: any = { submit_enquiry: [], submit_bare: [], joined: [] };
  const N = 1500;
  for (let r = -200; r < N; r++) for (const kind of (r % 2 ? ['submit_enquiry','submit_bare'] : ['submit_bare','submit_enquiry'])) {
    const t = (await timeCall(database, SERVICE, `public.${kind}($1, $2, $3)`, enquiry(r, kind))).duration;
    if (r >= 0) d[kind].push(t);
    if (r % 10 === 0) await database.transactionAs(SERVICE, (tx: any) => tx.query('select * from public.claim_mail(1)'));
  }
  for (let r = 0; r < 300; r++) d.joined.push((await timeCall(database, SERVICE, 'public.submit_enquiry($1, $2, $3)', enquiry(r, 'submit_enquiry'))).duration);
  for (const k of Object.keys(d)) console.log(size, k, 'mean', average(d[k]).toFixed(3), 'median', rank(d[k], 0.5).toFixed(3), 'p95', rank(d[k], 0.95).toFixed(3));
  const [a,b]=[d.submit_enquiry,d.submit_bare]; console.log('mean', ((average(a)/average(b)-1)*100).toFixed(1)+'%','median', ((rank(a,.5)/rank(b,.5)-1)*100).toFixed(1)+'%','p95', ((rank(a,.95)/rank(b,.95)-1)*100).toFixed(1)+'%');
} finally { await database.close(); await cluster.stop(); rmSync(dataDir, { recursive: true, force: true }); }
function enquiry(round: number, kind: string): any {
  const name = `${['Gurpreet', 'Lakshmi', 'Mohammed'][(round+201) % 3]} ${['Dhillon', 'Venkatesan', 'Rao'][(round+201) % 2]}`;
  const message = 'I am interested in taking a franchise of your brand in our city. We have a shop of 400 sq ft on the ground ' + `floor near the main market. My budget is around ${10 + (round % 40)} lakh. Kindly call me in the evening.`;
  const mail = { subject: `Enquiry of ${name}`, body_text: message, body_html: `<p>${message}</p>` };
  const consents = ['enquiry', 'calls'].map((purpose) => ({ purpose, text: 'The words that were seen', version: '1', language: 'en' }));
  const lead = { id: randomUUID(), name, email: `person.${kind}.${round}@gmail.com`, phone: `+91${kind==='submit_bare'?97:98}${String(round + 200).padStart(8, '0')}`, subject: 'franchise', message };
  return [JSON.stringify(lead), JSON.stringify([{ ...mail, kind: 'team', recipient: 'leads@example.in' }, { ...mail, kind: 'acknowledgement', recipient: lead.email }]),
    JSON.stringify({ attribution: { last: { utm_source: 'google', utm_campaign: 'franchise-moga' } }, signature: randomUUID(), consents })];
}
