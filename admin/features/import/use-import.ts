import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  importAnswerSchema,
  knownSchema,
  NEW_LEAD_LIMITS,
  undoImportSchema,
} from '../../../contract/desk/new-lead.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { newId, referenceOf } from '../../../contract/reference.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import type { ReadFile, RowNote } from './read-rows.ts';
import { hasNewWish, type ReadRow, wordsOf } from './same-person.ts';

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

/** A file that was compared with the desk: its rows are those that are new. @throws DeskError */
export async function checkFile(file: ReadFile): Promise<ReadFile> {
  const rows: ReadRow[] = [];
  const doubles = [...file.doubles];
  const asked = file.rows.map((row) => ({
    row,
    ...(row.lead.phone && { phone: row.lead.phone }),
    ...(row.lead.email && { email: row.lead.email }),
    words: wordsOf(row),
  }));
  for (const batch of inBatches(asked)) {
    const contacts = batch.map(({ row: _row, ...contact }) => contact);
    const answers = await callDesk('find_known', { contacts }, knownSchema);
    batch.forEach(({ row }, at) => {
      const { same = 0, unsaid = [], newest = [] } = answers[at] ?? {};
      const [lead] = newest;
      if (same === 0 || hasNewWish(row, unsaid)) rows.push(row);
      else
        doubles.push({
          row,
          reason: `${row.lead.name} is in your leads`,
          ...(lead && { reference: referenceOf(lead.id) }),
          unsaid,
        });
    });
  }
  return {
    ...file,
    rows,
    doubles: doubles.sort((one, other) => one.row.number - other.row.number),
  };
}

/**
 * Stores rows in batches and takes them back. Pressed again after a failure it goes on where it was: rows that
 * are there already are not stored twice.
 */
export function useImport() {
  const client = useQueryClient();
  const batch = useRef<string>(undefined);
  const [done, setDone] = useState(0);

  const importing = useMutation({
    mutationFn: async (
      rows: readonly ReadRow[],
    ): Promise<{ added: number; refused: readonly RowNote[] }> => {
      batch.current ??= newId();
      setDone(0);
      let added = 0;
      const refused: RowNote[] = [];
      for (const some of inBatches(rows)) {
        const answer = await callDesk(
          'import_leads',
          { batch_id: batch.current, rows: some },
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
