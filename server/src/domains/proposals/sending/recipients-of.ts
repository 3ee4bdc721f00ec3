import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { namedRecipients, usualRecipient } from '../../../platform/mail/named-recipients.ts';
import { type RfqAddress, rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import type { SendingInput } from './sending.input.ts';

/** Whom the letter goes to: who was named, or the contact of the proposal, or its customer. A link goes to nobody by itself. */
export async function recipientsOf(
  { db }: ReadContext,
  { customerId, contactId }: CommercialProposal,
  { channel, to = [] }: SendingInput,
): Promise<string[]> {
  if (channel === 'link') {
    if (to.length > 0) throw addressless();
    return [];
  }
  const named = namedRecipients(to);
  if (named.length > 0) return named;
  const party = customerId === null ? undefined : (await rfqAddresses(db, [customerId])).get(customerId);
  return [usualRecipient(party && usualAddress(party, contactId))];
}

/** A customer without an address of its own is written to at that of a contact. */
const usualAddress = ({ email, contacts }: RfqAddress, contactId: string | null): string | null | undefined =>
  contacts.find(({ id }) => id === contactId)?.email ?? email ?? contacts.find((one) => one.email !== null)?.email;

const addressless = () =>
  invalidField('/to', 'channel_conflict', words('is for the channel `email` alone', 'указывается только для письма'));
