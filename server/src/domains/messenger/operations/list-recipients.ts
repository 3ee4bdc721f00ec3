import Type from 'typebox';
import type { TalkedAbout } from '../../../../../nouns/messenger-conversation.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import { flag, id, nullable, object, shownId, text } from '../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { getCounterparty } from '../../counterparties/operations/get-counterparty.ts';
import { phonesOf } from '../../counterparties/phones-of.ts';
import { suppliersOf } from '../../requisitions/suppliers/requisition-supplier.ts';
import { recipientsOf } from '../../rfqs/recipients/rfq-recipient.ts';
import { demandRecord } from '../links/demand-record.ts';
import { talkedAboutType } from '../messenger-conversation.ts';

const recipient = object(
  {
    counterpartyId: id('Counterparty'),
    supplierId: nullable(id('Supplier')),
    company: text(255, 'Company'),
    contactId: nullable(id('Contact; null for the company itself')),
    name: text(255, 'Name'),
    receivesRfq: flag('Receives requests for quotes'),
    phone: text(20, 'Phone, digits alone'),
  },
  { title: 'Whom can be written to' },
);

export const listRecipients = query({
  name: 'messenger.list-recipients',
  summary: words('List whom of a record can be written to', 'Кому можно написать из записи'),
  description: 'Contacts with a phone, and companies with one, of the suppliers and the counterparty of the record.',
  permission: 'messengers.read',
  scope: 'messengers.read',
  input: object({ entityType: talkedAboutType, entityId: shownId('The record') }),
  output: object({ items: Type.Array(recipient, { title: 'Whom can be written to' }) }),
  async run(ctx, { entityType, entityId }) {
    await demandRecord(ctx, entityType, entityId);
    authorize(ctx.actor, getCounterparty);
    return { items: await phonesOf(ctx.db, await partiesOf[entityType](ctx, entityId)) };
  },
});

/** Counterparties that a record is about. */
const partiesOf: Record<TalkedAbout, (ctx: ReadContext, id: string) => Promise<string[]>> = {
  counterparty: async (_, id) => [id],
  supplier: async ({ db }, id) =>
    [...(await supplierRefs(db, [id])).values()].map(({ counterpartyId }) => counterpartyId),
  procurement: async ({ db }, id) => (await suppliersOf(db, id)).map(({ counterpartyId }) => counterpartyId),
  supplierRfq: async ({ db }, id) =>
    (await recipientsOf(db, id))
      .filter(({ status }) => status !== 'revoked')
      .map(({ counterpartyId }) => counterpartyId),
};
