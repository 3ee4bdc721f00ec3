import { words } from './kit/words.ts';

/** Kinds of documents a company prints and sends, as templates name them; `entityType` is the record of the variables. */
export const documentKinds = {
  commercial_proposal: {
    words: words('Commercial proposal', 'Коммерческое предложение'),
    entityType: 'commercialProposal',
  },
  sales_invoice: { words: words('Sales invoice', 'Счёт на оплату'), entityType: 'salesInvoice' },
  contract: { words: words('Contract', 'Договор'), entityType: 'contract' },
} as const;

export type DocumentKindName = keyof typeof documentKinds;
