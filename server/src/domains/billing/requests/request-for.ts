import type { InvoiceRequest } from '../../../../../nouns/invoice-request.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { invoiceRequest, invoiceRequests } from './invoice-request.ts';

/** The request an invoice answers; a new answer needs one of its own supplier that is still open. */
export async function requestFor(
  { db }: ReadContext,
  requestId: string,
  supplierId: string,
  before: string | null | undefined,
): Promise<InvoiceRequest> {
  const [found] = await invoiceRequests.byIds(db, [requestId]);
  if (!found) throw unknownReference('invoiceRequestId', invoiceRequest.noun);
  if (found.supplierId !== supplierId)
    throw brokenRule(
      'request_of_other_supplier',
      words(`${found.number} went to another supplier.`, `${found.number}: запрос отправлен другому поставщику.`),
    );
  if (found.status === 'cancelled' && requestId !== before)
    throw brokenRule('request_cancelled', words(`${found.number} is cancelled.`, `${found.number}: запрос отменён.`));
  return found;
}
