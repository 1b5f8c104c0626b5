import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT, run, runNpm } from '../../scripts/setup/project.mjs';

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
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(`${browser}-`);
  try {
    const archive = await fetchArchive(name, folder);
    if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== digest)
      throw new Error(`npm gave another ${name} than the one that these tests know.`);
    const packed = join(folder, 'package/bin/chromium.br');
    if ((await run('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br'])) !== 0)
      throw new Error(`${name} could not be unpacked.`);
    const program = join(folder, 'chromium');
    writeFileSync(program, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    // Whole, or not there.
    renameSync(program, browser);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return browser;
}

/** Four tries: at an address that nobody answers, npm's own settings would take twenty minutes. */
const NPM_OPTIONS = [
  '--loglevel=error',
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-factor=2',
  '--fetch-timeout=60000',
];

/** Lets npm, which tries again by itself, put a package's archive into `folder`. */
async function fetchArchive(name: string, folder: string): Promise<string> {
  const code = await runNpm(['pack', name, '--pack-destination', folder, ...NPM_OPTIONS], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [archive] = readdirSync(folder);
  if (code !== 0 || !archive)
    throw new Error(
      `The tests of old browsers need ${name}, which npm could not fetch. Connect this machine to npm's registry, and run them again.`,
    );
  return join(folder, archive);
}
