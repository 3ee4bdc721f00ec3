import type { AssortmentCategory } from '../../../../../../nouns/assortment-category.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { ensureSupplier } from '../../../counterparties/ensure-supplier.ts';
import { refuseClosedCategory } from '../../categories/open-category.ts';
import { roleAdded, warningsOf } from '../../suppliers/role-added.ts';
import { categoryOf } from '../assortment.row.ts';
import { assortmentCategory } from '../assortment-category.ts';
import { counterpartyInAddress } from '../counterparty-in-address.ts';

export const addCategory = command({
  name: 'catalog.add-assortment-category',
  summary: words('Add a category to an assortment', 'Добавить категорию в ассортимент'),
  description:
    'Added again, nothing changes (200). Categories of linked items are there by themselves. A counterparty that is no ' +
    'supplier gets the role, and `warnings` says so.',
  permission: 'counterparties.assortment',
  scope: ['counterparties.write', 'suppliers.write'],
  refuses: ['unknown_reference', 'business_rule_violated'],
  alsoAnswers: [200],
  input: object({ counterpartyId: id('Counterparty'), categoryId: id('Category') }),
  output: object(
    { ...assortmentCategory.fields, warnings: roleAdded },
    { title: 'Category of an assortment, with warnings' },
  ),

  async run(ctx, { counterpartyId, categoryId }) {
    await counterpartyInAddress(ctx, counterpartyId);
    await refuseClosedCategory(ctx.db, 'categoryId', categoryId);
    const supplier = await ensureSupplier(ctx, counterpartyId);
    const added = await ctx.db.execute(sql`
      insert into supplier_categories (tenant_id, supplier_id, category_id, created_by)
      values (${ctx.db.tenant}, ${supplier.supplierId}, ${categoryId}, ${ctx.actor.userId})
      on conflict (tenant_id, supplier_id, category_id) do nothing`);
    const category = (await categoryOf(ctx.db, supplier.supplierId, categoryId)) as AssortmentCategory;
    if (added === 0) {
      ctx.nothingChanged();
      ctx.respond({ status: 200 });
    } else ctx.record(assortmentCategory.fact('added', category));
    return { ...category, warnings: warningsOf(supplier, ctx) };
  },
});
