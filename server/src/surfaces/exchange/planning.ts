import type { CustomField } from '../../../../nouns/custom-field.ts';
import type { Exchange, ExchangeColumn } from '../../kernel/exchange/exchange.ts';
import type { ImportMode, Match, RowParameters } from '../../kernel/exchange/exchange-rows.ts';
import type { Choice } from '../../platform/exchange/import-job.row.ts';
import type { ImportParameters } from '../../platform/exchange/import-job.ts';
import type { PlannedRow } from '../../platform/exchange/import-rows.ts';

/** Everything needed to read the rows of one import. */
export interface Planning {
  exchange: Exchange;
  columns: readonly ExchangeColumn[];
  /** The position of each mapped column in a row. */
  mapped: ReadonlyArray<{ column: ExchangeColumn; index: number }>;
  /** Columns that a new record requires. */
  required: readonly ExchangeColumn[];
  /** Custom fields of the noun and of the referenced noun. */
  definitions: readonly CustomField[];
  parameters: ImportParameters & RowParameters;
  mode: ImportMode;
  choices: Readonly<Record<string, Choice>>;
  /** Key → the first row of the file that has it. */
  seen: Map<string, number>;
}

/** A planned row, and the values to write it with, which are never stored. */
export interface Planned extends PlannedRow {
  input: Record<string, unknown>;
  match: Match | undefined;
}
