import type { LinkedType } from '../../../../../nouns/mailbox-thread.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import type { AnyQuery, ReadContext } from '../../../kernel/operation.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { getInvoice } from '../../billing/operations/get-invoice.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { getCounterparty } from '../../counterparties/operations/get-counterparty.ts';
import { getRequisition } from '../../requisitions/requisition.ts';
import { getQuote } from '../../rfqs/quotes/operations/get-quote.ts';
import { getRfq } from '../../rfqs/supplier-rfq.ts';

const readers: Record<Exclude<LinkedType, 'supplier'>, AnyQuery> = {
  requisition: getRequisition,
  rfq: getRfq,
  proposal: getQuote,
  invoice: getInvoice,
};

/** Refuses a record that is not there, and one that the caller may not read. */
export async function demandRecord(ctx: ReadContext, entityType: LinkedType, entityId: string): Promise<void> {
  if (entityType !== 'supplier') return void (await ctx.ask(readers[entityType], { id: entityId }));
  authorize(ctx.actor, getCounterparty);
  if (!(await supplierRefs(ctx.db, [entityId])).has(entityId)) throw notFound(counterparty.noun);
}
