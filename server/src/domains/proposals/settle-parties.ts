import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalidField, unknownReference, words } from '../../kernel/problems/errors.ts';
import { refuseStrangers } from '../../platform/users/refuse-strangers.ts';
import { ensureCustomer } from '../counterparties/ensure-customer.ts';
import { refuseStrangeContact } from '../counterparties/refuse-strange-contact.ts';
import { requisition, requisitions } from '../requisitions/requisition.ts';
import { holdSeller } from '../sellers/seller-refs.ts';
import type { ProposalInput } from './proposal.input.ts';

type Parties = Pick<CommercialProposal, 'customerId' | 'contactId' | 'procurementId' | 'sellerProfileId' | 'ownerId'>;

/** Whom and what a proposal names, as it will stand; what is named anew is held until the transaction ends. */
export async function settleParties(ctx: WriteContext, before: CommercialProposal | null, given: ProposalInput) {
  const was = <Name extends keyof Parties>(name: Name) =>
    given[name] === undefined ? (before?.[name] ?? null) : (given[name] as Parties[Name]);
  const parties: Parties = {
    customerId: was('customerId'),
    contactId: was('contactId'),
    procurementId: was('procurementId'),
    sellerProfileId: was('sellerProfileId'),
    ownerId: before === null && given.ownerId === undefined ? ctx.actor.userId : was('ownerId'),
  };
  const isNew = (name: keyof Parties) => parties[name] !== null && parties[name] !== before?.[name];
  if (isNew('ownerId')) await refuseStrangers(ctx.db, { ownerId: parties.ownerId });
  if (isNew('procurementId')) await refuseUnknown(ctx, parties.procurementId as string);
  const customer = isNew('customerId')
    ? await ensureCustomer(ctx, parties.customerId as string, 'customerId')
    : { counterpartyId: parties.customerId, added: false };
  if (before === null || isNew('sellerProfileId'))
    parties.sellerProfileId = (await holdSeller(ctx.db, parties.sellerProfileId))?.id ?? null;
  // A contact of the customer before it goes with that customer, unless it is named again.
  if (given.contactId === undefined && parties.customerId !== (before?.customerId ?? null)) parties.contactId = null;
  if (isNew('contactId')) await refuseUnfit(ctx, parties);
  return { parties, customer };
}

async function refuseUnknown({ db }: WriteContext, procurementId: string) {
  const [found] = await requisitions.byIds(db, [procurementId]);
  if (!found) throw unknownReference('procurementId', requisition.noun);
}

async function refuseUnfit({ db }: WriteContext, { customerId, contactId }: Parties) {
  if (customerId === null)
    throw invalidField(
      '/contactId',
      'customer_required',
      words('is a contact of a customer', 'сначала укажите заказчика'),
    );
  await refuseStrangeContact(db, customerId, contactId as string);
}
