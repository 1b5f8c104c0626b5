import { connect } from 'node:net';

/** What came back over one connection. */
export interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

/** After so much silence nothing more is expected. */
const SILENCE_MS = 1_500;

/**
 * Writes bytes as they are and reads until `expected` answers came, the other side closes, or nothing
 * comes for a while.
 * @returns the answers in their order; none when the connection was closed without a word
 */
export function exchange(port: number, bytes: Buffer, expected: number): Promise<RawAnswer[]> {
  return converse(port, bytes, (text) => parseAnswers(text).length >= expected).then(parseAnswers);
}

/** Writes bytes as they are; everything that came back until the other side closed or fell silent. */
export function provoke(port: number, bytes: Buffer): Promise<string> {
  return converse(port, bytes, () => false);
}

function converse(
  port: number,
  bytes: Buffer,
  isEnough: (text: string) => boolean,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setEncoding('latin1').setTimeout(SILENCE_MS, end);
    socket.on('data', (piece) => {
      text += piece;
      if (isEnough(text)) end();
    });
    socket.on('close', end);
    socket.on('error', end);
    socket.write(bytes);
  });
}

/** Complete answers only, by Content-Length or by chunks (RFC 9112 §6). */
export function parseAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; ; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(rest) ?? [];
    if (end < 0 || !status) return answers;
    const headers = rest.slice(0, end);
    const found = readBody(headers, rest.slice(end + 4), Number(status));
    if (!found) return answers;
    if (status !== '100') answers.push({ status: Number(status), headers, body: found.body });
    rest = found.rest;
  }
}

function readBody(
  headers: string,
  text: string,
  status: number,
): { body: string; rest: string } | undefined {
  if (/^transfer-encoding: *chunked/im.test(headers)) return readChunks(text);
  const length =
    status === 204 || status === 304 || status < 200
      ? 0
      : Number(/^content-length: *(\d+)/im.exec(headers)?.[1] ?? 0);
  if (text.length < length) return undefined;
  return { body: text.slice(0, length), rest: text.slice(length) };
}

function readChunks(text: string): { body: string; rest: string } | undefined {
  let body = '';
  for (let at = 0; ; ) {
    const end = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, end), 16);
    if (end < 0 || Number.isNaN(size) || text.length < end + 4 + size) return undefined;
    body += text.slice(end + 2, end + 2 + size);
    at = end + 4 + size;
    if (size === 0) return { body, rest: text.slice(at) };
  }
}
