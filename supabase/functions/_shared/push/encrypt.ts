import { Buffer } from 'node:buffer';
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** What is random in each message; a test gives what the standard's example has. */
export interface MessageSecrets {
  salt: Buffer;
  privateKey: Buffer;
}

const RECORD_SIZE = 4096;
/** Ends the last record, which is the only one (RFC 8188). */
const LAST_RECORD = Buffer.from([2]);

const drawSecrets = (): MessageSecrets => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
};

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a message so that only the browser can read it, not the push service on the way (RFC 8291,
 * content encoding aes128gcm).
 * @throws where `p256dh` is no point of the curve
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: MessageSecrets = drawSecrets(),
): Buffer {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const own = pair.getPublicKey();
  const browser = Buffer.from(p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own]);
  const shared = derive(pair.computeSecret(browser), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([own.length]),
    own,
    ...sealed,
    cipher.getAuthTag(),
  ]);
}
