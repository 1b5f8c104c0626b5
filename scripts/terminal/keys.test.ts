import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const KEYS = new URL('keys.mjs', import.meta.url).href;
const LISTEN = `import { readKeys } from '${KEYS}';
  readKeys({ q: () => process.exit(3), x: () => { throw new Error('broken') }, '\\x03': () => process.exit(4) });
  console.log('listening');`;
const hasTerminals = process.platform === 'linux';

/** Presses keys in a real terminal of its own. @returns what it says before, and after, of echo and line mode */
async function press(key: string) {
  const program = `"${process.execPath}" --input-type=module -e "$LISTEN"`;
  const modes = `stty -a | grep -oE -- '-?(icanon|isig|echo)\\b' | tr '\\n' ' '`;
  const command = `${modes}; ${program}; echo "ended $?"; ${modes}`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, LISTEN },
  });
  let said = '';
  terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!said.includes('listening') && (said + text).includes('listening'))
      terminal.stdin.write(key);
    said += text;
  });
  await once(terminal, 'close');
  return said;
}

test.runIf(hasTerminals).each([
  ['q', 3],
  ['\x03', 4],
  ['x', 1],
])('however the program ends after %j, the terminal is as it was', async (key, code) => {
  const said = await press(key);
  expect(said).toContain(`ended ${code}`);
  expect(said.match(/isig icanon echo|(?:-?(?:isig|icanon|echo) ){3}/g)).toHaveLength(2);
  expect(said).not.toMatch(/-(?:isig|icanon|echo)\b/);
});
