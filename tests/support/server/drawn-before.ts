import { cpSync, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { siteData } from '../../../server/static/builds/kept-builds.ts';

const DRAWN = /^(cover|css|menu|picture|print|share|tint)-/;

/**
 * Gives the builds of a new data folder what builds of this machine have drawn: no test of publishing looks at how
 * pictures are drawn, which takes most of a first build.
 */
export function bringDrawings(dataDir: string): void {
  const from = join(homedir(), '.cache/yctfc');
  if (!existsSync(from)) return;
  cpSync(from, join(siteData(dataDir), '.cache/yctfc'), {
    recursive: true,
    filter: (path) => path === from || DRAWN.test(basename(path)),
  });
}
