import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { addFileSchema, type FieldPath } from '../../../contract/desk/content/content.ts';
import { valueAt } from '../../../contract/desk/content/field-path.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { askContent } from '../../shared/backend/ask-content.ts';
import { goTo } from '../../shared/place.ts';
import styles from './content.module.css';
import {
  describeRefusal,
  faultsOf,
  fileQuery,
  useContentState,
  wordsOfFault,
} from './content-queries.ts';
import { applyChange, isSame } from './form/changes.ts';
import { ValueField } from './form/fields.tsx';
import { FormScopeProvider, readNode, startValue } from './form/form-scope.ts';

const FOLDER = 'articles';
const ASKED = ['title', 'excerpt', 'date'];
const ADDRESS_RULE = 'Use small Latin letters, digits and dashes, e.g. “winter-menus”.';
/** Another article lends these until the writer changes them. */
const BORROWED = ['author', 'category', 'picture'];

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');

/** Asks for the title, the opening words, the date and the address of a new article, then opens it. */
export default function NewArticle() {
  const client = useQueryClient();
  const files = useContentState().data?.files ?? [];
  const example = files.find(({ id }) => id.startsWith(`${FOLDER}/`));
  const { data: model } = useQuery({ ...fileQuery(example?.id ?? ''), enabled: Boolean(example) });
  const [typed, setTyped] = useState<unknown>({ title: '', excerpt: '', date: '' });
  const [own, setOwn] = useState<string>();
  const title = String(valueAt(typed, ['title']));
  const slug = own ?? slugOf(title);
  const isAddress = v.is(addFileSchema.entries.slug, slug);
  const id = `${FOLDER}/${slug}.md`;

  const { schema = {}, values: lender } = model ?? {};
  const lent = BORROWED.map((key) => [key, valueAt(lender, [key])]);
  const values = {
    ...Object(startValue(schema)),
    ...Object.fromEntries(lent.filter(([, value]) => value !== undefined)),
    ...Object(typed),
  };
  const node = readNode({ schema, value: values, name: '' });
  const fields = node.kind === 'group' ? node.fields : [];

  const adding = useMutation({
    mutationFn: () => {
      const body = `Write here what “${title}” is about.\n`;
      return askContent('/add', v.unknown(), { body: { slug, values, body } });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['content', 'state'] });
      const query = new URLSearchParams({ file: id });
      goTo({ view: 'content', query }, { isNew: false });
    },
  });

  const faults = faultsOf(adding.error);
  const scope = {
    file: id,
    version: '',
    values,
    isEdited: true,
    edit: (change: Parameters<typeof applyChange>[1]) => setTyped(applyChange(typed, change)),
    faultAt: (path: FieldPath) =>
      faults.filter((one) => isSame(one.path, path)).map(wordsOfFault)[0],
  };
  return (
    <FormScopeProvider value={scope}>
      <form
        className={joinClasses(styles.stack, styles.narrow)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          adding.mutate();
        }}
      >
        {fields
          .filter(({ key }) => ASKED.includes(String(key)))
          .map(({ key, schema: own }) => (
            <ValueField key={key} schema={own} path={[key]} value={valueAt(typed, [key])} />
          ))}
        <TextField
          label="Address"
          hint="Web address of the page; it stays when the title changes"
          name="slug"
          required
          value={slug}
          error={title && !isAddress ? ADDRESS_RULE : undefined}
          onChange={(event) => setOwn(event.target.value)}
        />
        {adding.isError && <p role="alert">{describeRefusal(adding.error)}</p>}
        <Button type="submit" isBusy={adding.isPending} disabled={!model}>
          Create article
        </Button>
      </form>
    </FormScopeProvider>
  );
}
