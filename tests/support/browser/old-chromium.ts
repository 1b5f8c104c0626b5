import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runNpm } from '../../../scripts/setup/npm.mjs';
import { ROOT } from '../../../scripts/setup/project.mjs';
import { run } from '../../../scripts/setup/run-node.mjs';

const FOLDER = join(ROOT, '.cache');

/** Packages of npm that hold a Chromium for Linux on x64, and the SHA-512 of their archives. */
const PACKAGES = {
  92: [
    'chrome-aws-lambda@10.1.0',
    'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  ],
  109: [
    '@sparticuz/chromium@109.0.6',
    '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  ],
  118: [
    '@sparticuz/chromium@118.0.0',
    'IPxVA1lgxM5VpS+l1tgLp7YH4ecd0vJeU3dndt2MDogwrCFqn7LI6PIRhy5+6rAdF0OkbiCo3Cia4RfRAW9nMg==',
  ],
} as const;

export type OldVersion = keyof typeof PACKAGES;

/** Where those packages run. */
export const runsOldChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * Path of an old Chromium, fetched from npm the first time. No dependency, since neither an install nor an audit
 * of the product has to do with it.
 * @throws when npm does not give exactly the expected archive
 */
export async function oldChromium(version: OldVersion): Promise<string> {
  const browser = join(FOLDER, `chromium-${version}`);
  if (existsSync(browser)) return browser;
  const [name, digest] = PACKAGES[version];
  const folder = mkdtempSync(`${browser}-`);
  try {
    await succeed(runNpm(['pack', name, '--silent', '--pack-destination', folder]));
    const [archive = ''] = readdirSync(folder);
    const bytes = readFileSync(join(folder, archive));
    if (createHash('sha512').update(bytes).digest('base64') !== digest)
      throw new Error(`${name} is not what it was`);
    await succeed(
      run('tar', ['-xzf', join(folder, archive), '-C', folder, 'package/bin/chromium.br']),
    );
    const program = join(folder, 'chromium');
    writeFileSync(
      program,
      brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))),
      {
        mode: 0o755,
      },
    );
    // Whole, or not there.
    renameSync(program, browser);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return browser;
}

async function succeed(code: Promise<number>) {
  if ((await code) !== 0) throw new Error('The old Chromium could not be fetched; see above');
}
