import type { TransferDocument } from '../../../../nouns/transfer-document.ts';
import { conflict, words } from '../../kernel/problems/errors.ts';
import { invoice } from '../billing/invoice.ts';

/** A document makes one invoice, once. It is open again when that invoice was cancelled. */
export function refuseApplied({ status, invoiceId }: TransferDocument) {
  if (status === 'applied')
    throw conflict('document_applied', words('The document was applied already.', 'Документ уже проведён.'), {
      existing: { entityType: invoice.type, entityId: invoiceId },
    });
}
