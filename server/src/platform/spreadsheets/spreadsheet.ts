import type { Cell } from '../../kernel/exchange.ts';

export type { Cell } from '../../kernel/exchange.ts';

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

export const textEncodings = ['utf-8', 'windows-1251', 'cp866', 'koi8-r', 'utf-16le', 'utf-16be'] as const;
export type TextEncoding = (typeof textEncodings)[number];

export const delimiters = [';', ',', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How a file was read. */
export interface ReadFacts {
  format: 'xlsx' | 'ods' | 'csv' | 'letter';
  sheet?: string;
  sheets?: string[];
  encoding?: TextEncoding;
  delimiter?: Delimiter;
}

export interface OpenedSheet {
  facts: ReadFacts;
  /** From the first row on, as often as it is called. */
  rows(): AsyncIterable<SheetRow>;
  /** It holds no more rows than this: counted in passing, blank ones among them. */
  atMost: number;
}
