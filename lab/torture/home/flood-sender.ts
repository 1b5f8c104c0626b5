import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { render } from '../hostile/render-request.ts';
import { API_KEY } from './accounts.ts';
import { anyNetwork, enquiryOf } from './visitors.ts';

// A process of its own: it sends spam at the given rate, or as fast as it can, and reports the answers.
const [port = '', perSecond = '', seconds = ''] = process.argv.slice(2);
const CONNECTIONS = 2_000;
const TICK_MS = 10;

let sent = 0;
const statuses: Record<string, number> = {};

/** A spammer's enquiry: without token, with a forged one, or with the hidden field filled in. */
function spam(): Buffer {
  const { submissionId, homepage, ...fields } = enquiryOf(randomUUID());
  const kinds = [
    fields,
    { ...fields, submissionId, homepage, formToken: 'abcde.AAAAAAAAAAAAAAAAAAAAAA' },
    {
      ...fields,
      homepage: 'https://spam.example',
      message: 'See https://a.example https://b.example https://c.example',
    },
  ];
  return render({
    path: ENQUIRY_ENDPOINT,
    headers: [
      ['apikey', API_KEY],
      ['Content-Type', 'application/json'],
      ['X-Forwarded-For', anyNetwork()],
    ],
    body: JSON.stringify(kinds[sent % kinds.length]),
  });
}

/** A connection on which one request follows the other; opened again when it breaks. */
function openLine() {
  let socket: Socket | undefined;
  let isBusy = false;
  const open = (): Socket => {
    const opened = connect(Number(port), '127.0.0.1');
    opened.setEncoding('latin1').on('data', (piece: string) => {
      for (const [, status = ''] of piece.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        statuses[status] = (statuses[status] ?? 0) + 1;
        isBusy = false;
      }
      // The server closes the connection of whoever it refuses.
      if (/^connection: close/im.test(piece)) hangUp(opened);
    });
    opened.on('error', () => {});
    opened.on('close', () => hangUp(opened));
    return opened;
  };
  const hangUp = (ended: Socket) => {
    ended.destroy();
    if (socket !== ended) return;
    socket = undefined;
    isBusy = false;
  };
  return {
    isFree: () => !isBusy,
    send: () => {
      socket ??= open();
      isBusy = true;
      sent += 1;
      socket.write(spam());
    },
    close: () => socket?.destroy(),
  };
}

const lines = Array.from({ length: CONNECTIONS }, openLine);
const started = performance.now();
for (let time = 0; time < Number(seconds) * 1000; time = performance.now() - started) {
  const due = Math.floor((time * Number(perSecond)) / 1000) - sent;
  for (const line of lines.filter(({ isFree }) => isFree()).slice(0, due)) line.send();
  await sleep(TICK_MS);
}
for (const line of lines) line.close();
process.send?.({ sent, statuses });
process.disconnect?.();
