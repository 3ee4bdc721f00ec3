import Type from 'typebox';
import { receivedFacts } from '../../../../../nouns/requisition-flow.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { invoice } from '../../billing/invoice.ts';
import { purchaseOrder } from '../../orders/purchase-order.ts';
import { requisition } from '../../requisitions/requisition.ts';
import { supplierQuote } from '../../rfqs/quotes/supplier-quote.ts';
import { supplierRfq } from '../../rfqs/supplier-rfq.ts';
import { holdCount } from '../spend/count-invoices.ts';
import { countPurchases } from './count-purchases.ts';
import { purchasesOf } from './purchases-of.ts';

const facts = [
  ...(['created', 'updated', 'status_changed', 'quote_line_decided', ...receivedFacts] as const).map(requisition.event),
  ...(['sent', 'updated', 'status_changed', 'recipients_changed', 'declined', 'unsealed', 'deleted'] as const).map(
    supplierRfq.event,
  ),
  ...(['created', 'updated', 'submitted', 'version_created', 'status_changed'] as const).map(supplierQuote.event),
  ...(['sent', 'status_changed', 'deleted'] as const).map(purchaseOrder.event),
  ...(['created', 'updated', 'status_changed'] as const).map(invoice.event),
];

/** Something of a purchase came, changed or ended: the purchase is counted as it stands now. */
export const followPurchase = reaction(
  facts,
  command({
    name: 'reports.follow-purchase',
    summary: words('Count a purchase in the reports', 'Учесть закупку в отчётах'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      await holdCount(ctx.db);
      await countPurchases(ctx, await purchasesOf(ctx.db, entityId));
    },
  }),
);
