import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, invalidField, words } from '../../../kernel/problems/errors.ts';
import { isMailAddress } from '../../../platform/mail/is-mail-address.ts';
import { letterAddresses } from '../../counterparties/letter-addresses.ts';
import type { SendingInput } from './sending.input.ts';

/** Whom the letter goes to: who was named, or the customer. */
export async function recipientsOf(
  { db }: ReadContext,
  { customerId }: Pick<SalesInvoice, 'customerId'>,
  { to = [] }: SendingInput,
): Promise<string[]> {
  const named = to.map((address) => address.trim());
  const faults = named.flatMap((address, at) => addressFaults(address, at, named));
  if (faults.length > 0) throw invalid(faults);
  if (named.length > 0) return named;
  const usual = customerId === null ? undefined : (await letterAddresses(db, [customerId])).get(customerId)?.email;
  if (!usual || !isMailAddress(usual)) throw unknownAddress();
  return [usual];
}

const addressFaults = (address: string, at: number, all: readonly string[]): FieldError[] => [
  ...(isMailAddress(address)
    ? []
    : [fieldError(`/to/${at}`, 'email_format', words('is not an e-mail address', 'это не адрес почты'))]),
  ...(all.findIndex((one) => one.toLowerCase() === address.toLowerCase()) < at
    ? [fieldError(`/to/${at}`, 'duplicate', words('is named twice', 'указан дважды'))]
    : []),
];

const unknownAddress = () =>
  invalidField(
    '/to',
    'recipient_email_missing',
    words('is needed: the customer has no e-mail', 'нужно указать: у заказчика нет почты'),
  );
