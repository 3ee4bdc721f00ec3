import type { Readable } from 'node:stream';
import type { Words } from '../../problems/errors.ts';
import type { ExchangeOrder } from './exchange-order.ts';
import type { ReadPiece } from './exchange-record.ts';

/** What a call of an exchange asks for, whatever its words are. */
export type ExchangeStep =
  | 'authorize'
  | 'init'
  | 'file'
  | 'import'
  | 'query'
  | 'confirm'
  | 'deactivate'
  | 'complete'
  | 'unknown';

/** A file that cannot be taken, and why. */
export class ExchangeFault extends Error {
  readonly reason: Words;

  constructor(reason: Words) {
    super(reason.en);
    this.reason = reason;
  }
}

/** What the domain needs of the settings, in neutral words. Keys of the maps are identifiers or names of the other system. */
export interface ExchangeRules {
  priceLists: Readonly<Record<string, string>>;
  warehouses: Readonly<Record<string, string>>;
  customFields: Readonly<Record<string, string>>;
  orderStatuses: Readonly<Record<string, string>>;
  fileLimit: number;
  zip: boolean;
  version: string;
}

/** An accounting system that calls us: its words, its files, and ours in its form. Pure; it touches neither database nor network. */
export interface AccountingExchangePort<S = Record<string, unknown>> {
  stepOf(asked: { type?: string | undefined; mode?: string | undefined }): ExchangeStep;
  rules(settings: S): ExchangeRules;
  /** Answers in its words; the first line says how it went. */
  readonly answers: {
    authorized(session: { cookie: { name: string; value: string }; key: string; at: Date }): string;
    ready(terms: { zip: boolean; fileLimit: number; version: string; key?: string }): string;
    readonly success: string;
    progress(said: Words): string;
    failure(reason: Words): string;
  };
  /** A text of ours as bytes in the encoding that the other system reads. */
  speak(settings: S, text: string): { body: Buffer; mediaType: string };
  /** What a file is, by its name. */
  kindOf(fileName: string): 'records' | 'archive' | 'picture';
  read(settings: S, bytes: AsyncIterable<Uint8Array>): AsyncIterable<ReadPiece>;
  /** The files of an archive that lies on the disk, one after another. */
  unpack(path: string): AsyncIterable<{ name: string; body: Readable }>;
  writeOrders(settings: S, orders: readonly ExchangeOrder[], at: Date): { body: Buffer; mediaType: string };
}
