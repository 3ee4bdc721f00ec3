import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { unknownReference } from '../../kernel/problems/errors.ts';
import { refuseStrangers } from '../../platform/users/refuse-strangers.ts';
import { ensureCustomer } from '../counterparties/ensure-customer.ts';
import { requisition, requisitions } from '../requisitions/requisition.ts';
import { holdSeller } from '../sellers/seller-refs.ts';
import type { SalesInvoiceInput } from './sales-invoice.input.ts';

type Parties = Pick<SalesInvoice, 'customerId' | 'procurementId' | 'sellerProfileId' | 'ownerId'>;

/** Whom and what an invoice names, as it will stand; what is named anew is held until the transaction ends. */
export async function settleParties(ctx: WriteContext, before: SalesInvoice | null, given: SalesInvoiceInput) {
  const was = <Name extends keyof Parties>(name: Name) =>
    given[name] === undefined ? (before?.[name] ?? null) : (given[name] as Parties[Name]);
  const parties: Parties = {
    customerId: was('customerId'),
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
  return { parties, customer };
}

async function refuseUnknown({ db }: WriteContext, procurementId: string) {
  const [found] = await requisitions.byIds(db, [procurementId]);
  if (!found) throw unknownReference('procurementId', requisition.noun);
}
