import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { addFileSchema } from '../../../contract/desk/content/content.ts';
import { valueAt } from '../../../contract/desk/content/field-path.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { askContent } from '../../shared/backend/ask-content.ts';
import { goTo } from '../../shared/place.ts';
import { describeRefusal, fileQuery, useContentState } from './content-queries.ts';
import styles from './file.module.css';
import { findFaults } from './form/find-faults.ts';
import type { JsonSchema } from './form/read-schema.ts';
import { startValue } from './form/read-schema.ts';

const FOLDER = 'articles';
/** What an article begins with that only its readers can miss: another one's, until the writer changes it. */
const BORROWED = ['author', 'category', 'picture'];

/** @returns the fields of a new article: what was typed, what another article lends, the rest empty */
function begin(schema: JsonSchema, example: unknown, typed: object): object {
  const lent = BORROWED.flatMap((key) => {
    const value = valueAt(example, [key]);
    return value === undefined ? [] : [[key, value]];
  });
  return { ...(startValue(schema) as object), ...Object.fromEntries(lent), ...typed };
}

/** @returns the last part of the address that a title gets; empty where it has no Latin letters */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');

/** Asks for the title, the opening words, the address and the day of a new article, then opens it. */
export default function NewArticle() {
  const client = useQueryClient();
  const files = useContentState().data?.files ?? [];
  const example = files.find(({ id }) => id.startsWith(`${FOLDER}/`));
  const model = useQuery({ ...fileQuery(example?.id ?? ''), enabled: example !== undefined });
  const [title, setTitle] = useState('');
  const [excerpt, setExcerpt] = useState('');
  const [own, setOwn] = useState<string>();
  const [date, setDate] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const slug = own ?? slugOf(title);

  const { schema = {}, values: lender } = model.data ?? {};
  const values = begin(schema, lender, { title, excerpt, date });

  const adding = useMutation({
    mutationFn: () => {
      const body = `Write here what “${title}” is about.\n`;
      return askContent('/add', v.unknown(), { body: { folder: FOLDER, slug, values, body } });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['content', 'state'] });
      const query = new URLSearchParams({ file: `${FOLDER}/${slug}.md` });
      goTo({ view: 'content', reference: undefined, query }, { isNew: false });
    },
  });

  function add() {
    const isTaken = files.some(({ id }) => id === `${FOLDER}/${slug}.md`);
    const isFit = v.safeParse(addFileSchema.entries.slug, slug).success;
    const found = Object.fromEntries(
      findFaults(schema, values).map(({ path, words }) => [path[0], words]),
    );
    if (isTaken) found.slug = 'Another article has this address.';
    else if (!isFit)
      found.slug =
        'Write small Latin letters, digits and single dashes, for example “winter-menus”.';
    setFaults(found);
    if (Object.keys(found).length === 0) adding.mutate();
  }
  return (
    <form
      className={styles.facts}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label="Title"
        name="title"
        required
        value={title}
        dir="auto"
        error={faults.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label="Opening words"
        hint="One or two sentences; lists and search engines show them"
        name="excerpt"
        required
        value={excerpt}
        dir="auto"
        error={faults.excerpt}
        onChange={(event) => setExcerpt(event.target.value)}
      />
      <TextField
        label="Address"
        hint="Ends the address of the page; it stays when the title changes"
        name="slug"
        required
        value={slug}
        error={faults.slug}
        onChange={(event) => setOwn(event.target.value)}
      />
      <TextField
        label="Date"
        hint="With a day still to come it is held back until then"
        type="date"
        name="date"
        required
        value={date}
        error={faults.date}
        onChange={(event) => setDate(event.target.value)}
      />
      {adding.isError && <p role="alert">{describeRefusal(adding.error)}</p>}
      <Button
        type="submit"
        className={styles.begin}
        isBusy={adding.isPending}
        disabled={!model.data}
      >
        Create article
      </Button>
    </form>
  );
}
