import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { describeContent, formSchema } from './describe-content.ts';

vi.mock('astro:content', () => import('../testing/astro-content.ts'));
vi.mock('astro/loaders', () => import('../testing/astro-content.ts'));

interface Shape {
  pattern?: string;
  format?: string;
  description?: string;
  anyOf?: readonly Shape[];
  [key: string]: unknown;
}

/** What a form asks with a picker, or never asks. */
const isPicked = ({ format, pattern = '' }: Shape) =>
  format === 'date' || format === 'picture' || pattern.startsWith('^#[0-9A-F]');

/** What a fact says of itself holds for its value, confirmed or not. */
const INSIDE_FACT = /\.anyOf(\.\d+(\.properties(\.value)?)?)?$/;

/** Where a text has to be of a form which nothing describes. */
function findUndescribed(shape: unknown, path = '', around?: string): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const { pattern, format, description } = shape as Shape;
  const said = description ?? (INSIDE_FACT.test(path) ? around : undefined);
  const isForm = typeof pattern === 'string' || typeof format === 'string';
  const own = isForm && !isPicked(shape as Shape) && !said ? [path] : [];
  return [
    ...own,
    ...Object.entries(shape).flatMap(([key, part]) =>
      findUndescribed(part, `${path}.${key}`, said),
    ),
  ];
}

const described = describeContent(globSync('content/**/*.{yaml,md}'));

test('what has to be of a form says in words what to write', () => {
  expect(Object.keys(described.schemas).length).toBeGreaterThan(20);
  expect(findUndescribed(described.schemas)).toEqual([]);
  expect(findUndescribed(formSchema(z.array(z.string().regex(/^a$/))))).toEqual(['.items']);
});

test('a field that names a brand offers those that there are, by their names', () => {
  const { promotions, outlets, people } = described.schemas;
  const { menu } = (promotions as { properties: { menu: Shape } }).properties;
  const slugs = globSync('content/brands/*/brand.yaml').map((file) => file.split('/')[2]);
  expect(menu.names).toBeUndefined();
  expect(new Set(menu.enum as string[])).toEqual(new Set(slugs));
  expect(menu.enumNames).toHaveLength(slugs.length);
  expect(JSON.stringify(outlets)).toContain('"enumNames"');
  expect(JSON.stringify(people)).toContain('"enumNames"');
});

test('what a picture needs is told with its field', () => {
  const { properties } = described.schemas.brands as { properties: { hero: Shape } };
  expect(properties.hero.description).toContain('at least 1200 × 800');
});

/** Where a text may be as long as anybody likes. */
function findUnbounded(shape: unknown, path = ''): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const { type, maxLength, enum: choices, const: only } = shape as Shape;
  const isOpen = type === 'string' && maxLength === undefined && !choices && only === undefined;
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(shape).flatMap(([key, part]) => findUnbounded(part, `${path}.${key}`)),
  ];
}

test('every text has a length that it may have', () => {
  expect(findUnbounded(described.schemas)).toEqual([]);
  expect(findUnbounded({ items: { type: 'string' } })).toEqual(['.items']);
});
