import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  version?: string;
  resolved?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const ROOT = new URL('../../', import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const { packages } = JSON.parse(readText('package-lock.json')) as {
  packages: Record<string, Package>;
};

/** Finds a package as Node does: in the nearest `node_modules` on the way up. */
function find(from: string, name: string): Package | undefined {
  const found = packages[`${from && `${from}/`}node_modules/${name}`];
  if (found || from === '') return found;
  return find(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

const missingFrom = (path: string, entry: Package) =>
  Object.keys({
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...entry.devDependencies,
  }).filter((name) => !find(path, name));

// `npm ci` refuses a lockfile that lacks a package, also one of a platform that is not this one.
test('package-lock.json has every package of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    missingFrom(path, entry).map((name) => `${path || 'package.json'} needs ${name}`),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
});

test('each package has a checksum, and none names a registry of its own', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('package.json and package-lock.json ask for the same', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readText('package.json'),
  ) as Package;
  expect(packages['']).toMatchObject({ dependencies, devDependencies, optionalDependencies });
});

test('every platform and the container, pinned by its digest, run the same Node', () => {
  const versions = Object.entries(packages)
    .filter(([path]) => /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(path))
    .map(([, { version }]) => version);
  expect(versions).toHaveLength(5);
  expect(new Set(versions).size).toBe(1);
  expect(readText('.nvmrc')).toBe(`${versions[0]}\n`);
  const bases = [
    ...readText('containers/Dockerfile').matchAll(
      /^FROM node:([\d.]+)-slim@sha256:[0-9a-f]{64}\b/gm,
    ),
  ];
  expect(bases.map(([, version]) => version)).toEqual([versions[0], versions[0]]);
});
