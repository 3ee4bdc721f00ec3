import type { InvoiceRequest } from '../../../../../nouns/invoice-request.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { InvoiceRequestVars } from '../../../platform/mail/letters/invoice-request.ts';
import { plainQuantity } from '../../../platform/mail/letters/plain-amount.ts';
import { sendLetters } from '../../../platform/mail/send-letter.ts';
import { companySettings } from '../../company/company-settings.ts';
import type { LetterAddress } from '../../counterparties/letter-addresses.ts';
import { invoiceRequest } from './invoice-request.ts';

/** Writes to every supplier who is asked by a letter; they leave when the transaction commits. */
export async function tellSuppliers(
  ctx: WriteContext,
  requisition: Requisition,
  lines: readonly RequisitionLine[],
  requests: readonly InvoiceRequest[],
  addresses: ReadonlyMap<string, LetterAddress>,
): Promise<void> {
  const { name: company, companyInn } = await companySettings(ctx);
  const known = new Map(lines.map((line) => [line.id, line]));
  const { number: requisitionNumber, deliveryAddress } = requisition;
  await sendLetters(
    ctx,
    requests.flatMap((request) => {
      const address = addresses.get(request.counterpartyId);
      if (request.email === null || !address) return [];
      const { id, number, dueDate, message, email } = request;
      const wanted = request.lines.map(({ procurementItemId, quantity, price, ...line }) => {
        const { name = '', uom = '' } = known.get(procurementItemId) ?? {};
        const plainPrice = new Exact(price).toFixed();
        return { ...line, name, quantity: plainQuantity(quantity, uom, address.locale), price: plainPrice };
      });
      const variables: InvoiceRequestVars = {
        name: address.contactName,
        company,
        companyInn,
        number,
        requisitionNumber,
        deliveryAddress,
        dueDate,
        message,
        lines: wanted,
      };
      return {
        template: 'invoice-request' as const,
        to: email,
        locale: address.locale,
        variables,
        about: { entityType: invoiceRequest.type, entityId: id, page: `/purchase-requisitions/${requisition.id}` },
        writtenFor: ctx.actor.userId,
      };
    }),
  );
}
