import type { SchemaContext } from 'astro:content';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { subjectSchema } from '../claims/claim.ts';
import { checkText, readText } from './check-file.ts';
import { checkRules } from './check-rules.ts';
import { type ContentFault, faultAt, type Key, type ReadFile } from './fault.ts';
import { innerIssues, sayIssue } from './read-issues.ts';

interface Collection {
  loader: { base?: string; pattern: string };
  schema: z.ZodType | ((context: SchemaContext) => z.ZodType);
}

/**
 * Every fault of the folder `content` below the working directory.
 * @param files all of its files
 */
export async function checkContent(files: readonly string[]): Promise<ContentFault[]> {
  const texts = files.filter((file) => /\.(yaml|md)$/.test(file));
  const read = texts.map((file) => readText(file, readFileSync(file, 'utf8')));
  const names = files.flatMap(checkName);
  const written = read.flatMap(checkText);
  const sound = read.filter(({ file }) => !written.some((fault) => fault.file === file));
  // Schemas fill texts from the claims: where those cannot be read, nothing else can be said.
  const subjects = sound.filter(isClaims);
  const claims = [
    ...subjects.flatMap((file) => checkEntry(file, subjectSchema, [])),
    ...checkClaimIds(subjects),
  ];
  const isReadable = read.filter(isClaims).every((file) => sound.includes(file));
  const rest = claims.length === 0 && isReadable ? await checkCollections(sound) : [];
  return [...names, ...written, ...claims, ...rest, ...(await checkRules(sound))];
}

/** Words and pictures. */
const READ = /\.(yaml|md|jpe?g|png|webp|avif|svg)$/i;

const isClaims = ({ file }: ReadFile): boolean => file.startsWith('content/claims/');

function checkName(file: string): ContentFault[] {
  const place = { file, line: 1, column: 1, field: 'name of the file' };
  if (/\s/.test(file))
    return [
      { ...place, problem: 'has a space, like a copy', remedy: 'delete it, or write hyphens' },
    ];
  if (file.endsWith('.yml'))
    return [{ ...place, problem: 'is never read', remedy: 'let its name end in .yaml' }];
  if (!READ.test(file))
    return [{ ...place, problem: 'is of a kind that no page shows', remedy: 'take it away' }];
  return [];
}

async function checkCollections(read: readonly ReadFile[]): Promise<ContentFault[]> {
  const { collections } = await import('../../content.config.ts');
  return Object.values(collections as unknown as Record<string, Collection>).flatMap(
    ({ loader, schema }) =>
      globSync(loader.pattern, { cwd: loader.base ?? '.' }).flatMap((name) => {
        const file = read.find((one) => one.file === join(loader.base ?? '.', name));
        if (!file) return [];
        const data: unknown = file.document.toJS();
        const rules = schemaFor(schema, dirname(file.file));
        if (!Array.isArray(data)) return checkEntry(file, rules, []);
        return [
          ...data.flatMap((_entry, index) => checkEntry(file, rules, [index])),
          ...checkIds(file, data),
        ];
      }),
  );
}

function schemaFor(schema: Collection['schema'], folder: string): z.ZodType {
  if (typeof schema !== 'function') return schema;
  const image = () =>
    z
      .string()
      .refine((src) => existsSync(join(folder, src)), 'there is no such picture; mend its name');
  return schema({ image } as unknown as SchemaContext);
}

function checkEntry(read: ReadFile, schema: z.ZodType, path: Key[]): ContentFault[] {
  const data =
    path.length > 0 ? Object(read.document.toJS())[path[0] as Key] : read.document.toJS();
  const { error } = schema.safeParse(data);
  const issues = (error?.issues ?? []).flatMap((issue) => innerIssues(issue, path));
  return issues.map(([at, issue]) => {
    const { problem, remedy } = sayIssue(issue);
    return faultAt(read, at, problem, remedy);
  });
}

function checkIds(read: ReadFile, entries: readonly { id?: unknown }[]): ContentFault[] {
  return entries.flatMap(({ id }, index) => {
    if (entries.findIndex((entry) => entry.id === id) === index) return [];
    const problem = `"${id}" stands twice, so one of the two would vanish`;
    return [faultAt(read, [index, 'id'], problem, 'give it an id of its own')];
  });
}

/** A claim is named by its id alone, so no other file may have it either. */
function checkClaimIds(subjects: readonly ReadFile[]): ContentFault[] {
  const all = subjects.flatMap((read) => {
    const { claims }: { claims?: unknown } = Object(read.document.toJS());
    const ids = Array.isArray(claims) ? claims.map((claim) => Object(claim).id) : [];
    return ids.map((id: unknown, at) => ({ read, at, id }));
  });
  return all.flatMap(({ read, at, id }, index) => {
    const first = all.find((other) => other.id === id);
    if (id === undefined || !first || all.indexOf(first) === index) return [];
    const problem = `"${id}" stands in ${first.read.file} too`;
    return [faultAt(read, ['claims', at, 'id'], problem, 'give it an id of its own')];
  });
}
