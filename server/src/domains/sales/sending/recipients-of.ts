import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { namedRecipients, usualRecipient } from '../../../platform/mail/named-recipients.ts';
import { letterAddresses } from '../../counterparties/letter-addresses.ts';
import type { SendingInput } from './sending.input.ts';

/** Whom the letter goes to: who was named, or the customer. */
export async function recipientsOf(
  { db }: ReadContext,
  { customerId }: Pick<SalesInvoice, 'customerId'>,
  { to }: SendingInput,
): Promise<string[]> {
  const named = namedRecipients(to);
  if (named.length > 0) return named;
  const party = customerId === null ? undefined : (await letterAddresses(db, [customerId])).get(customerId);
  return [usualRecipient(party?.email)];
}
