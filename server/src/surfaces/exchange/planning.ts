import type { CustomField } from '../../../../nouns/custom-field.ts';
import type { Exchange, ExchangeColumn } from '../../kernel/exchange/exchange.ts';
import type { ImportMode, Match, RowParameters } from '../../kernel/exchange/exchange-rows.ts';
import type { Choice } from '../../platform/exchange/import-job.row.ts';
import type { ImportParameters } from '../../platform/exchange/import-job.ts';
import type { PlannedRow } from '../../platform/exchange/import-rows.ts';

/** All that rows of one import are read by. */
export interface Planning {
  exchange: Exchange;
  columns: readonly ExchangeColumn[];
  /** Where in a row each mapped column stands. */
  mapped: ReadonlyArray<{ column: ExchangeColumn; index: number }>;
  /** Columns without which a new record cannot be. */
  required: readonly ExchangeColumn[];
  /** The portal's own fields of the noun, and of the one beside it. */
  definitions: readonly CustomField[];
  parameters: ImportParameters & RowParameters;
  mode: ImportMode;
  choices: Readonly<Record<string, Choice>>;
  /** Key → the first row of the file that has it. */
  seen: Map<string, number>;
}

/** A row with its meaning, and what it is to be written with: the latter is never stored. */
export interface Planned extends PlannedRow {
  input: Record<string, unknown>;
  match: Match | undefined;
}
