/** One component of a calendar: its properties by name, unescaped, and what it holds. */
export interface CalendarPart {
  name: string;
  properties: Record<string, string>;
  parts: CalendarPart[];
}

const BYTES = 75;

/**
 * Reads a calendar as RFC 5545 wants it read: lines end with CRLF and hold 75 bytes at most, folded ones are
 * joined, components are nested, text is unescaped.
 * @throws Error at anything else
 */
export function parseCalendar(text: string): CalendarPart {
  checkLines(text);
  const root: CalendarPart = { name: '', properties: {}, parts: [] };
  const open = [root];
  for (const line of text.replaceAll('\r\n ', '').trimEnd().split('\r\n')) readLine(line, open);
  const [calendar, ...others] = root.parts;
  if (calendar?.name !== 'VCALENDAR' || others.length > 0 || open.length !== 1)
    throw new Error('this is not one calendar');
  return calendar;
}

function checkLines(text: string): void {
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('a line does not end with CRLF');
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > BYTES) throw new Error(`too long: ${line}`);
    if (line.includes('\uFFFD')) throw new Error(`a letter was cut: ${line}`);
  }
}

/** @param open components that have begun, the innermost last */
function readLine(line: string, open: CalendarPart[]): void {
  const [, name, value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;"]+)*:(.*)$/.exec(line) ?? [];
  const current = open.at(-1);
  if (!name || !current) throw new Error(`no content line: ${line}`);
  if (name === 'BEGIN') {
    const part = { name: value, properties: {}, parts: [] };
    current.parts.push(part);
    open.push(part);
  } else if (name === 'END') {
    if (open.pop()?.name !== value) throw new Error(`${value} ends where it is not open`);
  } else {
    if (name in current.properties) throw new Error(`${name} stands twice`);
    current.properties[name] = unescapeText(value);
  }
}

const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_all, character: string) =>
    /n/i.test(character) ? '\n' : character,
  );
