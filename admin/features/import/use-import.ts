import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  importAnswerSchema,
  isNewWish,
  type Known,
  knownSchema,
  NEW_LEAD_LIMITS,
  undoImportSchema,
} from '../../../contract/desk/new-lead.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { newId } from '../../../contract/reference.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { t } from '../../shared/language/language.ts';
import type { ReadFile, ReadRow, RefusedRow } from './read-rows.ts';

/** The server takes no larger requests (`LIMITS.requestBytes`), with some room for what stands around the rows. */
const MAX_BYTES = LIMITS.requestBytes - 8 * 1024;
const encoder = new TextEncoder();

export function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  let batch: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item)).length + 1;
    if (batch.length === NEW_LEAD_LIMITS.rows || (bytes + size > MAX_BYTES && batch.length > 0)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(item);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** A file that was compared with the desk: what an import would do. */
export interface CheckedFile extends ReadFile {
  known: readonly { row: ReadRow; known: Known }[];
  fresh: readonly ReadRow[];
}

const SHARED = {
  number: 'Shares its number with {name} in your leads.',
  address: 'Shares its address with {name} in your leads.',
} as const;

/** Asks the desk which rows it has already. @throws DeskError */
export async function checkFile(file: ReadFile): Promise<CheckedFile> {
  const known: { row: ReadRow; known: Known }[] = [];
  const fresh: ReadRow[] = [];
  const remarks = new Map(file.remarks.map(({ number, reason }) => [number, reason]));
  const asked = file.rows.map((row) => ({
    row,
    ...(row.lead.phone && { phone: row.lead.phone }),
    ...(row.lead.email && { email: row.lead.email }),
  }));
  for (const batch of inBatches(asked)) {
    const contacts = batch.map(({ row: _row, ...contact }) => contact);
    const answers = await callDesk('find_known', { contacts }, knownSchema);
    batch.forEach(({ row }, at) => {
      const answer = answers[at];
      if (answer && answer.same > 0 && !isNewWish(row.wish, answer.wish)) {
        known.push({ row, known: answer });
        return;
      }
      fresh.push(row);
      const [other] = answer?.newest ?? [];
      const shared =
        other &&
        t(answer?.same ? 'Joins {name} in your leads, with a wish.' : SHARED[other.shares], other);
      if (shared)
        remarks.set(row.number, [remarks.get(row.number), shared].filter(Boolean).join(' '));
    });
  }
  const said = [...remarks].map(([number, reason]) => ({ number, reason }));
  return { ...file, remarks: said.sort((one, other) => one.number - other.number), known, fresh };
}

/** Characters of a file's name that are kept. */
const FILE_NAME = 200;

/**
 * Stores rows in batches and takes them back. Pressed again after a failure it goes on where it was: rows that
 * are there already are not stored twice.
 */
export function useImport(file: string) {
  const client = useQueryClient();
  const batch = useRef<string>(undefined);
  const [done, setDone] = useState(0);

  const importing = useMutation({
    mutationFn: async (
      rows: readonly ReadRow[],
    ): Promise<{ added: number; refused: readonly RefusedRow[] }> => {
      batch.current ??= newId();
      setDone(0);
      let added = 0;
      const refused: RefusedRow[] = [];
      for (const some of inBatches(rows)) {
        const answer = await callDesk(
          'import_leads',
          { batch_id: batch.current, rows: some, file: file.slice(0, FILE_NAME) },
          importAnswerSchema,
        );
        added += answer.added + answer.known;
        refused.push(...answer.refused);
        setDone((before) => before + some.length);
      }
      return { added, refused };
    },
    onSettled: () => client.invalidateQueries(),
  });

  const undoing = useMutation({
    mutationFn: async () => {
      let removed = 0;
      for (;;) {
        const answer = await callDesk(
          'undo_import',
          { batch_id: batch.current ?? '' },
          undoImportSchema,
        );
        removed += answer.removed;
        if (answer.left === 0 || answer.removed === 0) return { removed, kept: answer.kept };
      }
    },
    onSettled: () => client.invalidateQueries(),
  });
  return { importing, undoing, done };
}
