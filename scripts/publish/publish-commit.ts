import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeTurn, workshopFolder } from '../../server/content/publish/take-turn.ts';
import { checkOut, openRepository } from '../../server/content/repository/repository.ts';
import type { Env } from '../../server/env.ts';
import { giveToOwner } from '../../server/process/give-folder.ts';
import { buildVariables, siteFolderFor } from '../../server/static/builds/built-with.ts';
import {
  buildFolder,
  keepPreview,
  readPreview,
  readShown,
  showBuild,
  shownFolder,
  siteData,
} from '../../server/static/builds/kept-builds.ts';
import { CODE, SITE_SOURCES } from '../paths.mjs';

interface Wanted {
  commit: string;
  by: string;
  account?: string | undefined;
}

export interface Publishing {
  env: Env;
  /** Asked once no other build is under way: that one may have shown something newer. */
  choose: () => Wanted | Promise<Wanted>;
  purpose: 'preview' | 'publish';
  onStep?: (step: 'building' | 'finishing') => void;
  /** Asked when it is built, before anybody sees it; throws when it may not be shown. */
  askToShow?: () => Promise<void>;
  maxWaitMs?: number;
}

/** Visitors come first; with 10 instead of 5, a build on a saturated machine took over ten minutes. */
const NICE = 5;

export async function publishCommit(publishing: Publishing): Promise<void> {
  const { env, maxWaitMs = 0 } = publishing;
  setPriority(NICE);
  const leave = await takeTurn(workshopFolder(env.dataDir), maxWaitMs, () =>
    console.log('Another build is under way; waiting for it to end...'),
  );
  try {
    await buildAndShow(env, await publishing.choose(), publishing);
  } finally {
    // Before the next build comes in, which may be the desk's.
    giveToOwner(siteData(env.dataDir));
    leave();
  }
}

async function buildAndShow(
  env: Env,
  { commit, by, account }: Wanted,
  { purpose, onStep, askToShow }: Publishing,
): Promise<void> {
  const root = resolve('.');
  const { dataDir, siteUrl } = env;
  const variables = buildVariables(env);
  const usual = await siteFolderFor(root, variables);
  const previous = await shownFolder(dataDir, usual, siteUrl);
  const workshop = await fillWorkshop(root, dataDir, commit);
  process.chdir(workshop);
  // The workshop's own modules: they hold the code that the copy was made of.
  const own = (path: string) => import(pathToFileURL(join(workshop, path)).href);
  const { fingerprint, isBuiltFrom }: typeof import('../build/fingerprint.ts') = await own(
    'scripts/build/fingerprint.ts',
  );
  const stamp = fingerprint(variables);
  const at = new Date().toISOString();
  const show = async (id: string) => {
    await askToShow?.();
    return purpose === 'preview'
      ? keepPreview(dataDir, { id, commit, at })
      : showBuild(dataDir, { id, commit, at, by, account });
  };
  for (const ready of await readyBuilds(dataDir)) {
    if (isBuiltFrom(buildFolder(dataDir, ready), stamp)) return await show(ready);
  }
  onStep?.('building');
  const id = `${Date.now().toString(36)}-${commit.slice(0, 12)}`;
  const { buildSite }: typeof import('../build/build-site.ts') = await own(
    'scripts/build/build-site.ts',
  );
  await buildSite({
    folder: buildFolder(dataDir, id),
    previous,
    policy: env,
    variables,
    stamp,
    isQuiet: true,
    onPages: () => onStep?.('finishing'),
  });
  await show(id);
}

async function readyBuilds(dataDir: string): Promise<string[]> {
  const { current, before } = await readShown(dataDir);
  const found = [current, before, await readPreview(dataDir)];
  return found.flatMap((build) => (build ? [build.id] : []));
}

const COPIED = [...new Set([...CODE, ...SITE_SOURCES, 'package.json'])].filter(
  (path) => !['content', 'lab', 'tests'].includes(path) && !path.includes('/'),
);

async function fillWorkshop(root: string, dataDir: string, commit: string): Promise<string> {
  const folder = workshopFolder(dataDir);
  for (const path of COPIED) {
    rmSync(join(folder, path), { recursive: true, force: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  rmSync(join(folder, 'node_modules'), { force: true });
  makeLink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const made = '.cache/astro';
  if (!existsSync(join(folder, made)) && existsSync(join(root, made)))
    cpSync(join(root, made), join(folder, made), { recursive: true });
  await checkOut(openRepository(dataDir).git, commit, join(folder, 'content'));
  return folder;
}

/** Node's permission model lets no program make links by itself, wherever they lead. */
const makeLink = (to: string, at: string): void =>
  void (process.permission ? execFileSync('ln', ['-s', to, at]) : symlinkSync(to, at));
