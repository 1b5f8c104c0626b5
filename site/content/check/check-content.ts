import type { SchemaContext } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { pictureId } from '../../../contract/desk/content/picture-source.ts';
import { subjectSchema } from '../claims/claim.ts';
import { checkClaimIds } from './check-across.ts';
import { checkFigures } from './check-body.ts';
import { checkText, readText } from './check-file.ts';
import { checkName } from './check-names.ts';
import { checkPictures } from './check-pictures.ts';
import { checkRules } from './check-rules.ts';
import {
  type ContentFault,
  faultAt,
  type IsThere,
  type Key,
  placeOf,
  type ReadFile,
} from './fault.ts';
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
  const all = new Set(files);
  const isThere: IsThere = (file) => all.has(file);
  const collections = await readCollections();
  const places = new Set(collections.flatMap(placesOf));
  const isPlaced = (file: string) => places.has(file) || OTHERS.test(file);
  const names = files.flatMap((file) => checkName(file, isPlaced));
  const written = read.flatMap(checkText);
  const sound = read.filter(({ file }) => !written.some((fault) => fault.file === file));
  const subjects = sound.filter(isClaims);
  const claims = [
    ...subjects.flatMap((file) => checkEntry(file, subjectSchema, [])),
    ...checkClaimIds(subjects),
  ];
  const isFilled =
    claims.length === 0 && read.filter(isClaims).every((file) => sound.includes(file));
  return [
    ...names,
    ...written,
    ...claims,
    ...checkCollections(sound, collections, { isFilled, isThere }),
    ...(await checkRules(sound, isThere)),
    ...(isFilled ? sound.flatMap(checkFigures) : []),
    ...(await checkPictures(files)),
  ];
}

/** Read by programs, not as collections. */
const OTHERS = /^content\/(claims\/[^/]+|review-dates)\.yaml$/;

const isClaims = ({ file }: ReadFile): boolean => file.startsWith('content/claims/');

async function readCollections(): Promise<Collection[]> {
  const { collections } = await import('../../content.config.ts');
  return Object.values(collections as unknown as Record<string, Collection>);
}

const placesOf = ({ loader: { base = '.', pattern } }: Collection): string[] =>
  globSync(pattern, { cwd: base }).map((name) => join(base, name));

const checkCollections = (
  read: readonly ReadFile[],
  collections: readonly Collection[],
  { isFilled, isThere }: { isFilled: boolean; isThere: IsThere },
): ContentFault[] =>
  collections.flatMap((collection) => {
    const places = placesOf(collection);
    const { base = '.', pattern } = collection.loader;
    // A list or a page of its own; of the others there may be none.
    if (places.length === 0 && !pattern.includes('*')) return [missing(join(base, pattern))];
    return places.flatMap((place) => {
      const file = read.find((one) => one.file === place);
      if (!file) return [];
      const data: unknown = file.document.toJS();
      const whole = schemaFor(collection.schema, file.file, isThere);
      const rules = isFilled ? whole : withoutClaims(whole);
      const look = isFilled ? checkEntry : tryEntry;
      if (!Array.isArray(data)) return look(file, rules, []);
      return [
        ...data.flatMap((_entry, index) => look(file, rules, [index])),
        ...checkIds(file, data),
      ];
    });
  });

const missing = (file: string): ContentFault => ({
  file,
  line: 1,
  column: 1,
  field: 'the file',
  problem: 'is missing',
  remedy: 'bring it back; a page is made from it',
});

/** A picture is one of the files that are looked at: what else the disk holds is nobody's to know. */
function schemaFor(schema: Collection['schema'], file: string, isThere: IsThere): z.ZodType {
  if (typeof schema !== 'function') return schema;
  const isPicture = (src: string): boolean => {
    const id = pictureId(file.slice('content/'.length), src);
    return id !== undefined && isThere(`content/${id}`);
  };
  const image = () => z.string().refine(isPicture, 'there is no such picture; mend its name');
  return schema({ image } as unknown as SchemaContext);
}

/** Texts are filled from the claims; while those are at fault, the fields are looked at as they are written. */
const withoutClaims = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform
    ? (schema.out as z.ZodType)
    : schema;

/** Some fields are claims themselves: their entries wait until those can be read. */
const tryEntry: typeof checkEntry = (...entry) => {
  try {
    return checkEntry(...entry);
  } catch {
    return [];
  }
};

function checkEntry(read: ReadFile, schema: z.ZodType, path: Key[]): ContentFault[] {
  const data =
    path.length > 0 ? Object(read.document.toJS())[path[0] as Key] : read.document.toJS();
  const { error } = schema.safeParse(data);
  const issues = (error?.issues ?? []).flatMap((issue) => innerIssues(issue, path));
  // Its length is known once it is filled.
  const isOpen = (at: readonly Key[]) => /\{claim:/.test(String(read.document.getIn(at)));
  const isPlain = schema instanceof z.ZodPipe;
  return issues
    .filter(([at]) => isPlain || !isOpen(at))
    .map(([at, issue]) => {
      const { problem, remedy } = sayIssue(issue);
      const fault = faultAt(read, at, problem, remedy);
      if (issue.code !== 'unrecognized_keys') return fault;
      // Said of what is around it, at its own line.
      return { ...fault, ...placeOf(read, [...at, ...issue.keys.slice(0, 1)]) };
    });
}

function checkIds(read: ReadFile, entries: readonly { id?: unknown }[]): ContentFault[] {
  return entries.flatMap(({ id }, index) => {
    if (entries.findIndex((entry) => entry.id === id) === index) return [];
    const problem = `"${id}" stands twice, so one of the two would vanish`;
    return [faultAt(read, [index, 'id'], problem, 'give it an id of its own')];
  });
}
