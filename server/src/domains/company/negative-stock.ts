import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';

/** Whether the company lets stock go below zero, read once for each configuration of the portal. */
export const allowsNegativeStock = (ctx: ReadContext): Promise<boolean> =>
  ctx.remember('negative-stock', async () => {
    const profile = await ctx.db.first<{ allowed: boolean }>(
      sql`select allow_negative_stock as allowed from company_profiles where tenant_id = ${ctx.db.tenant}`,
    );
    return profile?.allowed ?? false;
  });
