import type { ImportField } from '../../../contract/desk/desk-content.ts';
import type { Mapping } from './map-columns.ts';

/** What programs and people write where they have nothing. */
const NOTHING = /^(?:n\.?\/?a\.?|-+|null|nil|none|not available|not provided|undefined)$/i;

const isSaid = (cell: string): boolean => cell !== '' && !NOTHING.test(cell);

/** The cells of one row by their fields; what no field can hold becomes an answer or a remark. */
export class RowCells {
  readonly remarks: string[] = [];
  readonly #answers: Set<number>;
  readonly #taken = new Map<ImportField, number>();
  readonly #cells: readonly string[];
  readonly #columns: readonly string[];
  readonly #mapping: Mapping;

  /** @param kept columns that serve no field */
  constructor(
    cells: readonly string[],
    columns: readonly string[],
    mapping: Mapping,
    kept: readonly number[],
  ) {
    this.#cells = cells;
    this.#columns = columns;
    this.#mapping = mapping;
    this.#answers = new Set(kept);
    for (const at of Object.values(mapping).flat()) {
      const cell = this.#at(at);
      if (cell && !isSaid(cell)) this.remarks.push(`${this.#nameOf(at)}: “${cell}” is left out.`);
    }
  }

  /** @returns the first cell of a field that can be used; others that say something else become answers */
  pick(field: ImportField, isUsable: (cell: string) => boolean = () => true): string {
    const filled = (this.#mapping[field] ?? []).filter((at) => isSaid(this.#at(at)));
    const taken = filled.find((at) => isUsable(this.#at(at))) ?? filled[0];
    if (taken === undefined) return '';
    for (const at of filled) if (this.#at(at) !== this.#at(taken)) this.#answers.add(at);
    this.#taken.set(field, taken);
    return this.#at(taken);
  }

  /** @returns where the cell of a field was picked; -1 for none */
  columnOf(field: ImportField): number {
    return this.#taken.get(field) ?? -1;
  }

  /** Makes an answer of the cell that was picked: its field cannot hold it, or not as it was written. */
  keep(field: ImportField): void {
    const taken = this.#taken.get(field);
    if (taken !== undefined) this.#answers.add(taken);
  }

  /** @returns lines such as `City of choice: Moga`, in the order of the file */
  writeAnswers(): string[] {
    return [...this.#answers]
      .sort((one, other) => one - other)
      .flatMap((at) => (this.#at(at) ? [`${this.#nameOf(at)}: ${this.#at(at)}`] : []));
  }

  #at(column: number): string {
    return this.#cells[column] ?? '';
  }

  #nameOf(column: number): string {
    return this.#columns[column] || `Column ${column + 1}`;
  }
}
