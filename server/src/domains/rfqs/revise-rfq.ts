import { isTold } from '../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { tellRevision } from './letters/tell-revision.job.ts';
import { reviveLinks } from './links/change-links.ts';
import { supplierRfq } from './supplier-rfq.ts';
import { type Clock, writeRfq } from './write-rfq.ts';

/** A buyer changes several things in a row: suppliers get one letter, after a pause this long. */
const pauseMs = 2 * 60_000;

/**
 * Writes a change of positions or terms of a held request. After it was sent this is a revision: quotes are to be confirmed again,
 * links that were used open again, and suppliers get a letter.
 */
export async function reviseRfq(
  ctx: WriteContext,
  held: SupplierRfq,
  values: Partial<SupplierRfq> = {},
  { clock = {}, ...told }: { clock?: Clock; itemIds?: readonly string[] } = {},
): Promise<SupplierRfq> {
  const revises = isTold(held.status);
  const after = await writeRfq(ctx, held, revises ? { ...values, revision: held.revision + 1 } : values, clock);
  ctx.record(supplierRfq.changed(revises ? 'revised' : 'updated', held, after, told));
  if (!revises) return after;
  await ctx.db.execute(sql`
    update supplier_quotes set needs_reconfirmation = true, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and rfq_id = ${held.id} and status in ('submitted', 'partially_accepted', 'accepted')
      and not needs_reconfirmation`);
  await reviveLinks(ctx, held.id);
  const dueAt = new Date(portalNow().getTime() + pauseMs).toISOString();
  await ctx.enqueue(tellRevision, { rfqId: held.id }, { key: held.id, dueAt });
  return after;
}

/** The revision that a change of quantity or unit belongs to. */
export const nextRevision = ({ status, revision }: SupplierRfq) => (isTold(status) ? revision + 1 : revision);
