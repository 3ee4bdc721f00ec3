import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { supplierQuote, supplierQuotes } from '../quotes/supplier-quote.ts';
import { recipientsOf } from '../recipients/rfq-recipient.ts';
import { supplierRfq, supplierRfqs } from '../supplier-rfq.ts';
import { aboutRfq } from './about-rfq.ts';
import { buyerOf } from './buyer-of.ts';

const about = {
  permission: 'signed-in',
  scope: null,
  input: toldFact,
  output: Type.Unknown(),
} as const;

/** Tells the buyer of a quote that a supplier sent; what buyers enter themselves they know. */
const tellQuoted = command({
  ...about,
  name: 'supplier-rfqs.tell-quoted',
  summary: words('Write to the buyer that a quote has come', 'Написать закупщику о пришедшем предложении'),
  async run(ctx, { factId, entityId }) {
    ctx.nothingChanged();
    const { event, actorKind } = await factById(ctx.db, factId);
    if (actorKind === 'user' || actorKind === 'apiKey') return;
    const quote = await supplierQuotes.byId(ctx.db, entityId);
    const asked = await askedOf(quote);
    const buyer = asked && (await buyerOf(ctx.db, asked));
    if (!buyer) return;
    await tellPeople(ctx, {
      kind: 'quote.came',
      key: factId,
      about: { entityType: supplierQuote.type, entityId, page: `/quotes/${entityId}` },
      people: [buyer.id],
      causedBy: null,
      variables: {
        number: asked.number,
        title: asked.title,
        supplier: quote.supplierName,
        what: event === supplierQuote.event('submitted') ? 'quoted' : 'revised',
        total: quote.totalGross,
        currency: quote.currency,
        reason: null,
      },
    });

    async function askedOf({ rfqId, procurementId }: typeof quote) {
      if (rfqId !== null) return supplierRfqs.byId(ctx.db, rfqId);
      return procurementId === null ? undefined : requisitions.byId(ctx.db, procurementId);
    }
  },
});

export const quotedTold = reaction(
  [supplierQuote.event('submitted'), supplierQuote.event('version_created')],
  tellQuoted,
);

/** Tells the buyer that a supplier declined, and why. */
const tellDeclined = command({
  ...about,
  name: 'supplier-rfqs.tell-declined',
  summary: words('Write to the buyer that a supplier declined', 'Написать закупщику об отказе поставщика'),
  async run(ctx, { factId, entityId }) {
    ctx.nothingChanged();
    const { actorKind, data } = await factById(ctx.db, factId);
    if (actorKind === 'user' || actorKind === 'apiKey') return;
    const [rfq, recipients] = await Promise.all([supplierRfqs.byId(ctx.db, entityId), recipientsOf(ctx.db, entityId)]);
    const buyer = await buyerOf(ctx.db, rfq);
    const supplier = recipients.find(({ id }) => id === data.recipientId);
    if (!buyer || !supplier) return;
    await tellPeople(ctx, {
      kind: 'quote.declined',
      key: factId,
      about: aboutRfq(rfq),
      people: [buyer.id],
      causedBy: null,
      variables: {
        number: rfq.number,
        title: rfq.title,
        supplier: supplier.name,
        what: 'declined',
        total: null,
        currency: null,
        reason: data.reason ?? null,
      },
    });
  },
});

export const declinedTold = reaction([supplierRfq.event('declined')], tellDeclined);
