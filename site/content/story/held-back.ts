import { globSync, readFileSync } from 'node:fs';
import { splitFrontMatter } from '../../../contract/desk/content/front-matter.ts';
import { formatDay } from '../../../contract/desk/indian-clock.ts';

const DAY = /^date:\s*["']?(\d{4}-\d{2}-\d{2})/m;

/** Whether the day of an article or a piece of news has begun in India; before, no page knows it. */
export const isOut = (date: Date, now: Date): boolean =>
  date.toISOString().slice(0, 10) <= formatDay(now.getTime());

/** Files of articles and news that wait for their day, so that the site is built again then. */
export const listHeldBack = (now: Date): string[] =>
  globSync('content/{articles,media}/*.md')
    .sort()
    .filter((file) => {
      const fields = splitFrontMatter(readFileSync(file, 'utf8'))?.fields ?? '';
      const [, day] = DAY.exec(fields) ?? [];
      return day !== undefined && day > formatDay(now.getTime());
    });
