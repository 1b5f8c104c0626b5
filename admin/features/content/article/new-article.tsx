import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { addFileSchema } from '../../../../contract/desk/content/content.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { goTo } from '../../../shared/place/place.ts';
import { askContent, describeRefusal } from '../answers/ask-content.ts';
import { fileQuery, useContentState } from '../answers/content-queries.ts';
import { readPath } from '../form/changes.ts';
import { startValue } from '../form/start-value.ts';
import styles from './article.module.css';

const FOLDER = 'articles';

/** @returns the last part of the address that a title gets; empty where it has no Latin letters */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');

/** Asks for the title, the address and the day of a new article, then opens it. */
export default function NewArticle() {
  const client = useQueryClient();
  const files = useContentState().data?.files ?? [];
  const example = files.find(({ id }) => id.startsWith(`${FOLDER}/`));
  const model = useQuery({ ...fileQuery(example?.id ?? ''), enabled: example !== undefined });
  const [title, setTitle] = useState('');
  const [own, setOwn] = useState<string>();
  const [date, setDate] = useState('');
  const [fault, setFault] = useState<string>();
  const slug = own ?? slugOf(title);

  const adding = useMutation({
    mutationFn: () => {
      const { schema = {}, values } = model.data ?? {};
      // What a reader must see comes from another article until the writer changes it.
      const begun = { ...(startValue(schema, schema) as object), title, date };
      const category = readPath(values, ['category']);
      const body = {
        folder: FOLDER,
        slug,
        values: { ...begun, ...(category !== undefined && { category }) },
      };
      return askContent('/add', v.unknown(), {
        body: { ...body, body: `Write here what “${title}” is about.\n` },
      });
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
    const problem = isTaken
      ? 'Another article has this address.'
      : isFit
        ? undefined
        : 'Write small Latin letters, digits and single dashes, for example “winter-menus”.';
    setFault(problem);
    if (!problem && title.trim() && date) adding.mutate();
  }
  return (
    <form
      className={styles.facts}
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
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label="Address"
        hint="Ends the address of the page; it stays when the title changes"
        name="slug"
        required
        value={slug}
        error={fault}
        onChange={(event) => setOwn(event.target.value)}
      />
      <TextField
        label="Date"
        hint="With a day still to come it is held back until then"
        type="date"
        name="date"
        required
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      {adding.isError && <p role="alert">{describeRefusal(adding.error)}</p>}
      <Button
        type="submit"
        className={styles.begin}
        isBusy={adding.isPending}
        disabled={!model.data}
      >
        Begin the article
      </Button>
    </form>
  );
}
