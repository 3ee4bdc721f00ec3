import { conflict, words } from '../../kernel/problems/errors.ts';
import { invoice } from '../billing/invoice.ts';
import type { TransferDocumentRecord } from './transfer-document.ts';

/** A document makes one invoice, once. It is open again when that invoice was cancelled. */
export function refuseApplied({ status, invoiceId }: TransferDocumentRecord) {
  if (status === 'applied')
    throw conflict('document_applied', words('The document was applied already.', 'Документ уже проведён.'), {
      existing: { entityType: invoice.type, entityId: invoiceId },
    });
}
