import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  importAnswerSchema,
  type Known,
  knownSchema,
  undoImportSchema,
} from '../../../contract/desk/new-lead.ts';
import { newId } from '../../../contract/reference.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { inBatches } from './in-batches.ts';
import type { ReadFile, ReadRow, RefusedRow } from './read-rows.ts';

/** A file that was compared with the desk: what an import would do. */
export interface CheckedFile extends ReadFile {
  /** Rows whose number or address the desk has. */
  known: readonly { row: ReadRow; known: Known }[];
  fresh: readonly ReadRow[];
}

export interface ImportOutcome {
  added: number;
  refused: readonly RefusedRow[];
}

/** Asks the desk which rows it has already. @throws DeskError */
export async function checkFile(file: ReadFile): Promise<CheckedFile> {
  const known: { row: ReadRow; known: Known }[] = [];
  const fresh: ReadRow[] = [];
  for (const rows of inBatches(file.rows)) {
    const contacts = rows.map(({ lead }) => ({
      ...(lead.phone && { phone: lead.phone }),
      ...(lead.email && { email: lead.email }),
    }));
    const answers = await callDesk('find_known', { contacts }, knownSchema);
    rows.forEach((row, at) => {
      const answer = answers[at];
      if (answer && answer.count > 0) known.push({ row, known: answer });
      else fresh.push(row);
    });
  }
  return { ...file, known, fresh };
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
    mutationFn: async (rows: readonly ReadRow[]): Promise<ImportOutcome> => {
      batch.current ??= newId();
      setDone(0);
      let added = 0;
      const refused: RefusedRow[] = [];
      for (const some of inBatches(rows)) {
        const answer = await callDesk(
          'import_leads',
          { batch_id: batch.current, rows: some.map(({ number, lead }) => ({ number, lead })) },
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
