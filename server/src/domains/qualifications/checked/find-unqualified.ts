import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { categoriesByItem } from '../../catalog/categories/categories-by-item.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { covers } from './covers.ts';

/** Something about to be bought of a supplier. */
export interface Buying {
  supplierId: string;
  catalogItemId: string | null;
}

interface Qualified {
  supplierId: string;
  categoryIds: string[];
}

/** Whatever the company asks for no qualification of, or the supplier has one for, is left out; as many statements for one as for all. */
export async function findUnqualified<Of extends Buying>(ctx: ReadContext, buying: readonly Of[]): Promise<Of[]> {
  const { qualificationPolicy, qualificationCategoryIds } = await companySettings(ctx);
  if (qualificationPolicy === 'off' || buying.length === 0) return [];
  const items = [...new Set(buying.flatMap(({ catalogItemId }) => catalogItemId ?? []))];
  const [paths, qualified] = await Promise.all([categoriesByItem(ctx.db, items), qualifiedNow(ctx, buying)]);
  const asked = { categoryIds: qualificationCategoryIds };
  return buying.filter(({ supplierId, catalogItemId }) => {
    const path = paths.get(catalogItemId ?? '') ?? [];
    return covers(asked, path) && !qualified.some((one) => one.supplierId === supplierId && covers(one, path));
  });
}

async function qualifiedNow(ctx: ReadContext, buying: readonly Buying[]): Promise<Qualified[]> {
  const today = dayIn((await regionalOf(ctx)).timezone);
  return ctx.db.many<Qualified>(sql`
    select s.id as "supplierId", one.category_ids as "categoryIds" from suppliers s
    join supplier_qualifications one on one.tenant_id = ${ctx.db.tenant} and one.counterparty_id = s.counterparty_id
    where s.tenant_id = ${ctx.db.tenant} and s.id = any(${[...new Set(buying.map(({ supplierId }) => supplierId))]}::uuid[])
      and one.status = 'approved' and (one.ends_on is null or one.ends_on >= ${today}::date)`);
}
