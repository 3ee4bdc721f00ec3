import type { TalkedAbout } from '../../../../../nouns/messenger-conversation.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import type { AnyQuery, ReadContext } from '../../../kernel/operation.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { getCounterparty } from '../../counterparties/operations/get-counterparty.ts';
import { getRequisition } from '../../requisitions/requisition.ts';
import { getRfq } from '../../rfqs/supplier-rfq.ts';

const readers: Record<Exclude<TalkedAbout, 'supplier'>, AnyQuery> = {
  procurement: getRequisition,
  supplierRfq: getRfq,
  counterparty: getCounterparty,
};

/** Refuses a record that is not there, and one that the caller may not read. */
export async function demandRecord(ctx: ReadContext, entityType: TalkedAbout, entityId: string): Promise<void> {
  if (entityType !== 'supplier') return void (await ctx.ask(readers[entityType], { id: entityId }));
  authorize(ctx.actor, getCounterparty);
  if (!(await supplierRefs(ctx.db, [entityId])).has(entityId)) throw notFound(counterparty.noun);
}
