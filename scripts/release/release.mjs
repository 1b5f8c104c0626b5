import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from '../setup/project.mjs';

const UNRELEASED = '## [Unreleased]\n';

export function release({ positionals: [kind = '', ...rest] }, root = ROOT) {
  const run = (program, ...args) => execFileSync(program, args, { cwd: root, encoding: 'utf8' });
  if (rest.length > 0 || !/^(major|minor|patch|\d+\.\d+\.\d+)$/.test(kind))
    throw new Stop('Say major, minor, patch or a version: npm run release -- minor');
  if (run('git', 'status', '--porcelain')) throw new Stop('Commit your changes first.');
  const changelog = join(root, 'CHANGELOG.md');
  const [before, after = ''] = readFileSync(changelog, 'utf8').split(UNRELEASED);
  const [news = ''] = after.split('\n## ');
  if (!news.trim()) throw new Stop('Say in CHANGELOG.md, under Unreleased, what changed.');

  const version = run('npm', 'version', kind, '--no-git-tag-version').trim();
  const heading = `## [${version.slice(1)}] - ${new Date().toISOString().slice(0, 10)}\n`;
  writeFileSync(changelog, [before, UNRELEASED, '\n', heading, after].join(''));
  run('git', 'commit', '--quiet', '--all', '--message', `chore(release): ${version}`);
  run('git', 'tag', '--cleanup=verbatim', '--message', `${version}\n\n${news.trim()}`, version);
  console.log(`${version} is committed and tagged. When it looks right: git push --follow-tags`);
}
