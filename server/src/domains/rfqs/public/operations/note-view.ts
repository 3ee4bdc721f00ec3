import { flag, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { enterByLink, type LinkHeld } from '../../links/open-link.ts';
import { supplierRfq, supplierRfqs } from '../../supplier-rfq.ts';
import { tokenField } from '../token-field.ts';

/** A person has looked at the request. The first look is recorded. */
export const noteView = command({
  name: 'supplier-rfqs.note-view',
  summary: words('Note that a supplier has looked', 'Отметить просмотр поставщиком'),
  permission: 'internal',
  scope: null,
  input: object({ token: tokenField }),
  output: object({ first: flag('For the first time') }),
  enter: enterByLink,

  async run(ctx, _, { recipientId }: LinkHeld) {
    const seen = await ctx.db.one<{ rfq_id: string; supplier_id: string; view_count: number }>(sql`
      update supplier_rfq_recipients set view_count = view_count + 1, first_viewed_at = coalesce(first_viewed_at, ${portalNow().toISOString()}::instant),
        status = case when status in ('sent', 'delivery_failed') then 'viewed' else status end, version = version + 1, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = ${recipientId} returning rfq_id, supplier_id, view_count`);
    const first = seen.view_count === 1;
    if (!first) ctx.nothingChanged();
    else
      ctx.record(
        supplierRfq.fact('viewed', await supplierRfqs.byId(ctx.db, seen.rfq_id), {
          recipientId,
          supplierId: seen.supplier_id,
        }),
      );
    return { first };
  },
});
