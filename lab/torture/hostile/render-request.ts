/** What a request is made of. */
export interface RequestParts {
  method?: string;
  path: string;
  headers?: readonly (readonly [string, string])[];
  body?: Buffer | string;
  /** What the header says of the length; undefined tells the truth, where chunks do not. */
  length?: number;
}

/** A request line by line: nothing is checked or mended on the way. */
export function render({
  method = 'POST',
  path,
  headers = [],
  body = '',
  length,
}: RequestParts): Buffer {
  const bytes = Buffer.from(body);
  const isChunked = headers.some(([name]) => name === 'Transfer-Encoding');
  const said = length ?? (bytes.length > 0 && !isChunked ? bytes.length : undefined);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(said === undefined ? [] : [`Content-Length: ${said}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
}
