import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';

/** A browser with a subscription; the private half never leaves it. */
export interface PushBrowser {
  keys: { p256dh: string; auth: string };
  pair: ECDH;
}

export function createBrowser(): PushBrowser {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  return { pair, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

/** Decrypts as a browser does, from the bytes alone (RFC 8188 and 8291). */
export function readPush(sealed: Buffer, { keys, pair }: PushBrowser): string {
  const salt = sealed.subarray(0, 16);
  const idLength = sealed.readUInt8(20);
  const sender = sealed.subarray(21, 21 + idLength);
  const record = sealed.subarray(21 + idLength);
  const derive = (key: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, Buffer.from(info), length));
  const both = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(keys.p256dh, 'base64url'),
    sender,
  ]);
  const shared = derive(pair.computeSecret(sender), Buffer.from(keys.auth, 'base64url'), both, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** One message as it arrived. */
interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A push service on this machine, in place of every other: `agent` leads to it, whatever address is asked for.
 * `status` is what it answers from now on.
 */
export async function startPushService() {
  const service = { status: 201, received: [] as ReceivedPush[] };
  const server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const { url = '', headers } = incoming;
    service.received.push({ path: url, headers, body: Buffer.concat(parts) });
    answer.writeHead(service.status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  return Object.assign(service, {
    agent,
    stop: () => new Promise((resolve) => server.close(resolve)),
  });
}
