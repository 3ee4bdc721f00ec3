import type { Words } from '../../problems/errors.ts';
import type { VatRate } from '../../values/vat.ts';

/**
 * What reads a supplier's transfer document out of a file. The file comes from anyone's computer, so it is read on a thread that may
 * be killed: what is named here is a module, whose `read` is pure.
 */
export interface TransferDocumentsPort {
  module: URL;
}

/** What such a module exports as `read`. */
export type ReadTransferDocument = (bytes: Uint8Array) => Promise<TransferDocumentResult>;

export type TransferDocumentResult = { document: TransferDocument; original: OriginalFile } | { refused: RefusedFile };

/** The very bytes that were signed, as they stood in an archive; null where they are the file itself. */
export type OriginalFile = { name: string; bytes: Uint8Array } | null;

/** A file that is no transfer document, or is none that can be taken. */
export interface RefusedFile {
  /** `not_a_transfer_document`, `document_type_declared` … */
  code: string;
  detail: Words;
}

/** An invoice for VAT alone, one that is also the document of the transfer, or the document of the transfer alone. */
export const transferFunctions = ['invoice', 'invoice_and_transfer', 'transfer'] as const;

export interface TransferDocument {
  /** The name the file was sent under. */
  fileId: string;
  version: string;
  encoding: string;
  function: (typeof transferFunctions)[number];
  number: string;
  /** Days, `2026-11-22`. */
  date: string;
  transferredOn: string | null;
  /** What was done, in the supplier's words: «Товары переданы». */
  operation: string | null;
  /** ISO 4217; null for a code nobody knows. */
  currency: string | null;
  currencyCode: string;
  seller: TransferParty;
  buyer: TransferParty;
  /** Contracts, orders and invoices for payment that it stands on. */
  basis: TransferBasis[];
  lines: TransferLine[];
  /** As the document tells them. */
  totals: TransferTotals;
  remarks: TransferRemark[];
}

export interface TransferParty {
  name: string | null;
  inn: string | null;
  kpp: string | null;
}

export interface TransferBasis {
  name: string;
  number: string | null;
  date: string | null;
}

export interface TransferTotals {
  net: string | null;
  vat: string | null;
  gross: string;
}

/** Quantities and amounts are decimal strings, as the document tells them; what it leaves out is null. */
export interface TransferLine {
  /** Its number in the table. */
  number: string;
  name: string;
  /** The supplier's article, and his code of the item. */
  article: string | null;
  code: string | null;
  /** OKEI. */
  unit: string | null;
  unitName: string | null;
  quantity: string | null;
  /** Without VAT. */
  price: string | null;
  net: string | null;
  /** Null where it is none that is charged. */
  vatRate: VatRate | null;
  vatRateText: string;
  vat: string | null;
  gross: string;
}

export interface TransferRemark {
  code: string;
  /** Number of the line it is about. */
  line: string | null;
  detail: Words;
  /** A person must look before the document is applied. */
  review: boolean;
}
