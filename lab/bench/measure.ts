import { ROUTES } from '../../contract/routes.ts';
import { startTestServer } from '../../tests/support/server/server.ts';
import { printDesk } from './desk/print-desk.ts';
import { measureInteractions, REPORTED_FROM_MS, SLOWDOWN } from './measure-interactions.ts';
import { measurePages } from './measure-pages.ts';
import { measurePaint } from './measure-paint.ts';
import { measureRate } from './measure-rate.ts';

const PAGES = [ROUTES.home, ROUTES.brands, ROUTES.franchise, ROUTES.contact, ROUTES.auth];
const RATES = [
  { label: 'a page from memory, Brotli', path: ROUTES.home, headers: { 'accept-encoding': 'br' } },
  { label: 'a page that the visitor has', path: ROUTES.home, headers: { 'if-none-match': '*' } },
  { label: 'the 404 page', path: '/no-such-dish', headers: { 'accept-encoding': 'br' } },
  { label: '/healthz', path: '/healthz', headers: {} },
];

const milliseconds = (duration: number) => `${Math.round(duration)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

// "npm run bench -- --desk" measures the desk alone, at as many leads as numbers follow.
const [option, ...sizes] = process.argv.slice(2);
if (option === '--desk') await printDesk(sizes.map(Number));
else await measureSite();

async function measureSite(): Promise<void> {
  const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } });
  try {
    console.log('\nFirst visit, bytes as sent, until the network is quiet\n');
    console.log(
      `${'page'.padEnd(28)}${'requests'.padStart(10)}${'HTML'.padStart(12)}${'scripts'.padStart(12)}${'all'.padStart(12)}`,
    );
    for (const { path, requests, html, scripts, all } of await measurePages(server.url, PAGES)) {
      const sizes = [html, scripts, all].map((bytes) => kilobytes(bytes).padStart(12)).join('');
      console.log(`${path.padEnd(28)}${String(requests).padStart(10)}${sizes}`);
    }
    console.log('\nFirst visit on a middling phone over slow 4G, simulated by Lighthouse\n');
    console.log(
      `${'page'.padEnd(28)}${'first paint'.padStart(14)}${'largest'.padStart(12)}${'blocked'.padStart(12)}${'shift'.padStart(10)}`,
    );
    for (const { path, firstPaint, largestPaint, blocked, shift } of await measurePaint(
      server.url,
      PAGES,
    )) {
      const times = [firstPaint, largestPaint, blocked].map((each) =>
        milliseconds(each).padStart(12),
      );
      console.log(`${path.padEnd(30)}${times.join('')}${shift.toFixed(3).padStart(10)}`);
    }
    console.log(`\nSlowest answer to a visitor's action, processor slowed ${SLOWDOWN} times\n`);
    for (const { path, label, worst } of await measureInteractions(server.url)) {
      console.log(
        `${path.padEnd(28)}${label.padEnd(34)}${`${Math.max(worst, REPORTED_FROM_MS)} ms`.padStart(10)}`,
      );
    }
    console.log('\nRequests per second, one server process and this client on one machine\n');
    for (const { label, path, headers } of RATES) {
      const rate = await measureRate(new URL(path, server.url), headers);
      console.log(`${label.padEnd(38)}${String(Math.round(rate)).padStart(12)}`);
    }
  } finally {
    await server.stop();
  }
}
