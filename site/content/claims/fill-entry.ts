import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { ROUTES } from '../../../contract/routes.ts';
import type { Register } from './claim.ts';
import { type FilledText, fillProse, fillText, type TextRules } from './fill-text.ts';
import { readRegister, registerStamp } from './register.ts';

type Key = string | number;
interface Fault {
  path: Key[];
  message: string;
}
interface Walk {
  /** Names of fields whose texts are no claims. */
  except: readonly string[];
  fill: (text: string, path: Key[]) => string;
}

/** `value` is undefined where a text stated nothing but expired figures; what `isBroken` lacks such a text. */
interface Filled {
  value: unknown;
  isBroken: boolean;
}

function fillNode(node: unknown, walk: Walk, path: Key[] = []): Filled {
  if (typeof node === 'string') {
    const value = walk.fill(node, path);
    const isGone = node !== '' && value === '';
    return { value: isGone ? undefined : value, isBroken: isGone };
  }
  if (typeof node !== 'object' || node === null || node instanceof Date)
    return { value: node, isBroken: false };
  const fields = Object.entries(node).map(([key, child]) => {
    const isFree = walk.except.includes(key);
    const below = [...path, Array.isArray(node) ? Number(key) : key];
    return [
      key,
      isFree ? { value: child, isBroken: false } : fillNode(child, walk, below),
    ] as const;
  });
  if (Array.isArray(node)) {
    const whole = fields.filter(([, { isBroken }]) => !isBroken);
    return { value: whole.map(([, { value }]) => value), isBroken: false };
  }
  const left = fields.filter(([, { value }]) => value !== undefined);
  // A text that is marked as a sample goes with its mark.
  const isGone = 'value' in node && !left.some(([key]) => key === 'value');
  return {
    value: isGone ? undefined : Object.fromEntries(left.map(([key, { value }]) => [key, value])),
    isBroken: fields.some(([, { isBroken }]) => isBroken),
  };
}

export function fillEntry(data: unknown, rules: TextRules, except: readonly string[] = []) {
  const faults: Fault[] = [];
  const fill = (written: string, path: Key[]) => {
    const { text, faults: found }: FilledText = fillText(written, rules);
    faults.push(...found.map((message) => ({ path, message })));
    return text;
  };
  const { value: filled } = fillNode(data, { except, fill });
  return { filled, faults };
}

const HOLE =
  'once its claim has ended this would leave a hole: write [{claim:…}|other words], which stand there then';

const allExpired = (register: Register): Register =>
  new Map([...register].map(([id, claim]) => [id, { ...claim, isExpired: true }]));

/** Refuses a figure that is not in the register. An entry must stand without its claims too, so
 * that none breaks a build on the day they end. */
export function withClaims<Schema extends z.ZodType>(
  schema: Schema,
  except: readonly string[] = [],
) {
  return z.preprocess((data, context) => {
    const register = readRegister();
    const hasTradeSource = Boolean(Object(data).tradeFigures);
    const { filled, faults } = fillEntry(data, { register, hasTradeSource }, except);
    for (const { path, message } of faults)
      context.addIssue({ code: 'custom', path, message, input: data });
    if (faults.length > 0 || !JSON.stringify(data).includes('{claim:')) return filled;
    // Faults of its own are said by the schema below.
    if (!schema.safeParse(filled).success) return filled;
    const late = fillEntry(data, { register: allExpired(register), hasTradeSource }, except);
    for (const { path } of schema.safeParse(late.filled).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message: HOLE, input: data });
    return filled;
  }, schema);
}

interface EntryInfo {
  body: string;
  data: Record<string, unknown>;
}
interface EntryType {
  getEntryInfo: (file: { contents: string; fileUrl: URL }) => Promise<EntryInfo> | EntryInfo;
}
type Context = LoaderContext & { entryTypes: Map<string, EntryType> };

/** Fills a Markdown body; legal texts state no basis, since they are it. */
export function fillBody(file: string, { body, data }: EntryInfo): string {
  const { text, faults } = fillProse(body, {
    register: readRegister(),
    hasTradeSource: Boolean(data.tradeFigures),
    basisPath: file.includes('/legal/') ? undefined : ROUTES.ourNumbers,
  });
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`);
  return text;
}

/** What texts are filled with: the register, and the brands and menus that are counted. */
const FILLS = /\/content\/(?:claims\/|brands\/[^/]+\/(?:brand|menu)\.yaml$)/;

/** A loader whose entries are read anew when the register changes, and whose Markdown is filled from it. */
export function claimed(loader: Loader): Loader {
  const load = async (context: LoaderContext) => {
    const { entryTypes } = context as Context;
    const types = new Map([...entryTypes].map(([ending, type]) => [ending, fillType(type)]));
    await loader.load({
      ...context,
      entryTypes: types,
      generateDigest: (data: Record<string, unknown> | string) =>
        context.generateDigest(registerStamp() + JSON.stringify(data)),
    } as Context);
  };
  return {
    ...loader,
    load: async (context: LoaderContext) => {
      await load(context);
      const { watcher, ...once } = context;
      for (const event of ['add', 'change', 'unlink'])
        watcher?.on(event, (path: string) => {
          if (FILLS.test(path)) void load(once as LoaderContext);
        });
    },
  } as Loader;
}

const fillType = (type: EntryType): EntryType => ({
  ...type,
  getEntryInfo: async (source) => {
    const info = await type.getEntryInfo(source);
    if (!info.body?.trim()) return info;
    return { ...info, body: fillBody(relative('.', fileURLToPath(source.fileUrl)), info) };
  },
});
