import { queryOptions } from '@tanstack/react-query';
import { DESK_CONTENT_FILE, type DeskContent } from '../../../contract/desk/desk-content.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';

/** What the owner decided about the desk; null from a build that was made without it. */
export const deskContentQuery = queryOptions({
  queryKey: ['desk-content'],
  queryFn: async (): Promise<DeskContent | null> => {
    const response = await fetch(DESK_CONTENT_FILE);
    return response.ok ? response.json() : null;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The first message to a visitor, in his language where there is one, else in the first. */
export function writeGreeting(
  { greetings }: Pick<DeskContent, 'greetings'>,
  { id, name, subject, language }: Pick<ListRow, 'id' | 'name' | 'subject' | 'language'>,
): { text: string; subject: string } | undefined {
  const known = language?.trim().toLowerCase();
  const greeting = greetings.find((one) => one.language.toLowerCase() === known) ?? greetings[0];
  if (!greeting) return undefined;
  const { any, ...own } = greeting.bySubject;
  const text = new Map(Object.entries(own)).get(subject?.toLowerCase() ?? '') ?? any;
  const [first = name] = name.trim().split(/\s+/);
  const fill = (words: string) =>
    words.replaceAll('{name}', first).replaceAll('{reference}', referenceOf(id));
  return { text: fill(text), subject: fill(greeting.mailSubject) };
}
