import type { PaidWidget } from '../../../../../nouns/paid-widget.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { offeredWidget } from './offered-widgets.ts';
import { paidWidget, paidWidgets } from './paid-widget.ts';

/** The licence of a widget, begun with the terms on offer where there was none, and locked until the transaction ends. */
export async function holdWidget(ctx: WriteContext, slug: string): Promise<PaidWidget & { id: string }> {
  const offered = offeredWidget(slug);
  if (offered) await paidWidgets.insert(ctx, { slug, name: offered.name.ru, priceMonthlyRub: offered.priceMonthlyRub });
  const found = await ctx.db.first<{ id: string }>(sql`
    select id from paid_widgets where tenant_id = ${ctx.db.tenant} and slug = ${slug} for update`);
  if (!found) throw notFound(paidWidget.noun);
  return paidWidgets.byId(ctx.db, found.id);
}
