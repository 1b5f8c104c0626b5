/**
 * Leaves out the paragraphs of rendered Markdown that name somebody: words in the mouth of a person who
 * may not be named would be as untrue as the name.
 * @param names of people, as they are written; none leaves everything as it is
 */
export function leaveOutPeople(html: string, names: readonly string[]): string {
  return html.replace(/<p>.*?<\/p>\s*/gs, (paragraph) => {
    const text = paragraph.replace(/\s+/g, ' ');
    return names.some((name) => text.includes(name)) ? '' : paragraph;
  });
}
