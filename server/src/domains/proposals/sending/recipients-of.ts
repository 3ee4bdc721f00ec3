import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, invalidField, words } from '../../../kernel/problems/errors.ts';
import { isMailAddress } from '../../../platform/mail/is-mail-address.ts';
import { rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import type { SendingInput } from './sending.input.ts';

/** Whom the letter goes to: who was named, or the contact of the proposal, or its customer. A link goes to nobody by itself. */
export async function recipientsOf(
  { db }: ReadContext,
  { customerId, contactId }: CommercialProposal,
  { channel, to }: SendingInput,
): Promise<string[]> {
  if (channel === 'link') {
    if (to !== undefined && to.length > 0) throw addressless();
    return [];
  }
  const faults = (to ?? []).flatMap((address, at) => addressFaults(address.trim(), at, to ?? []));
  if (faults.length > 0) throw invalid(faults);
  if (to !== undefined && to.length > 0) return to.map((address) => address.trim());
  const party = customerId === null ? undefined : (await rfqAddresses(db, [customerId])).get(customerId);
  const usual = party?.contacts.find(({ id }) => id === contactId)?.email ?? party?.email;
  if (!usual || !isMailAddress(usual)) throw unknownAddress();
  return [usual];
}

const addressFaults = (address: string, at: number, all: readonly string[]): FieldError[] => [
  ...(isMailAddress(address)
    ? []
    : [fieldError(`/to/${at}`, 'email_format', words('is not an e-mail address', 'это не адрес почты'))]),
  ...(all.findIndex((one) => one.trim().toLowerCase() === address.toLowerCase()) < at
    ? [fieldError(`/to/${at}`, 'duplicate', words('is named twice', 'указан дважды'))]
    : []),
];

const addressless = () =>
  invalidField('/to', 'channel_conflict', words('is for the channel `email` alone', 'указывается только для письма'));

const unknownAddress = () =>
  invalidField(
    '/to',
    'recipient_email_missing',
    words('is needed: the customer has no e-mail', 'нужно указать: у заказчика нет почты'),
  );
