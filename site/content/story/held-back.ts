import { globSync, readFileSync } from 'node:fs';
import { indianDay } from '../shared/day.ts';

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---/s;
const DAY = /^date:\s*["']?(\d{4}-\d{2}-\d{2})/m;

/** Whether the day of an article or a piece of news has begun in India; before, no page knows it. */
export const isOut = (date: Date, now: Date): boolean =>
  date.toISOString().slice(0, 10) <= indianDay(now);

/**
 * Files of articles and news that wait for their day, for whoever must know when to build again.
 * @param now decides what waits
 */
export const listHeldBack = (now: Date): string[] =>
  globSync('content/{articles,media}/*.md')
    .sort()
    .filter((file) => {
      const [, yaml = ''] = FRONT_MATTER.exec(readFileSync(file, 'utf8')) ?? [];
      const [, day] = DAY.exec(yaml) ?? [];
      return day !== undefined && day > indianDay(now);
    });
