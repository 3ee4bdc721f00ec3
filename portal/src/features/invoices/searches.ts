import type { documentSources } from '../../../../nouns/transfer-document.ts';
import { choiceOf, textOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface InvoicesSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  supplier?: string;
  dueFrom?: string;
  dueTo?: string;
  show?: 'unpaid' | 'overdue';
}

export const invoicesSearch = (given: Given): InvoicesSearch => ({
  ...textOf(given, 'search', 'sort', 'status', 'supplier', 'dueFrom', 'dueTo'),
  ...choiceOf(given, 'show', ['unpaid', 'overdue']),
});

interface NewInvoiceSearch {
  requisition?: string;
  /** Invoice request it answers. */
  request?: string;
}

export const newInvoiceSearch = (given: Given): NewInvoiceSearch => textOf(given, 'requisition', 'request');

export interface StatementSearch {
  status?: string;
  /** Document whose match is being chosen. */
  document?: string;
}

export const statementSearch = (given: Given): StatementSearch => textOf(given, 'status', 'document');

export interface TransfersSearch {
  /** How the document came. */
  source?: keyof typeof documentSources;
}

// Written out: the noun would come with the first page, before anybody opens this list.
const sources = ['file', 'mail', 'operator'] as const satisfies ReadonlyArray<keyof typeof documentSources>;

export const transfersSearch = (given: Given): TransfersSearch => choiceOf(given, 'source', sources);

export interface TransferSearch {
  /** Known invoice that the document is to be attached to. */
  invoice?: string;
  /** Place of the line that is being matched by hand. */
  line?: string;
}

export const transferSearch = (given: Given): TransferSearch => textOf(given, 'invoice', 'line');
