import type { delimiters } from '../../../../nouns/import-parameters.ts';
import type { Cell } from '../../kernel/exchange/exchange.ts';
import type { EncodingChoice, TextEncoding } from './encodings.ts';

export type { Cell } from '../../kernel/exchange/exchange.ts';

/**
 * A cell to be written: a decimal keeps all its digits, which a number might not; a day is `2026-11-20`, a moment
 * `2026-11-20 09:15` by the clock that it is told by.
 */
export type WrittenCell = Cell | { decimal: string } | { day: string } | { moment: string };

export interface SheetRow {
  /** Number of the row as a person sees it, from 1. */
  n: number;
  cells: Cell[];
}

/** What a caller may say about a file; what is left out is found by looking. */
export interface ReadOptions {
  sheet?: string | undefined;
  encoding?: TextEncoding | undefined;
  delimiter?: Delimiter | undefined;
}

export type Delimiter = keyof typeof delimiters;

/** How a file was read. */
export interface ReadFacts {
  format: 'xlsx' | 'ods' | 'csv' | 'letter';
  sheet?: string;
  sheets?: string[];
  encoding?: TextEncoding;
  /** What else the encoding may be, where the caller did not say and the bytes leave a doubt. */
  encodingChoices?: readonly EncodingChoice[];
  delimiter?: Delimiter;
}

export interface OpenedSheet {
  facts: ReadFacts;
  /** From the first row on, as often as it is called. */
  rows(): AsyncIterable<SheetRow>;
  /** It holds no more rows than this: counted in passing, blank ones among them. */
  atMost: number;
}
