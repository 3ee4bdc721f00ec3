import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, notFound, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { categoryOf } from '../assortment.row.ts';
import { assortmentCategory } from '../assortment-category.ts';
import { counterpartyInAddress } from '../counterparty-in-address.ts';

export const removeCategory = command({
  name: 'catalog.remove-assortment-category',
  summary: words('Remove a category from an assortment', 'Убрать категорию из ассортимента'),
  description:
    'Removes what a person has added. A category of linked items stays while they are linked: `automatic_link`.',
  permission: 'counterparties.assortment',
  scope: ['counterparties.write', 'suppliers.write'],
  refuses: ['business_rule_violated'],
  input: object({ counterpartyId: id('Counterparty'), categoryId: id('Category') }),
  output: assortmentCategory.view,

  async run(ctx, { counterpartyId, categoryId }) {
    const { supplierId } = await counterpartyInAddress(ctx, counterpartyId);
    const before = supplierId ? await categoryOf(ctx.db, supplierId, categoryId) : undefined;
    if (!before) throw notFound(assortmentCategory.noun);
    const removed = await ctx.db.execute(sql`
      delete from supplier_categories where tenant_id = ${ctx.db.tenant} and supplier_id = ${before.supplierId} and category_id = ${categoryId}`);
    if (removed === 0) throw automaticLink(before.name);
    const after = { ...before, sources: before.sources.filter((source) => source !== 'manual') };
    ctx.record(assortmentCategory.changed('removed', before, after));
    return after;
  },
});

const automaticLink = (name: string) =>
  brokenRule(
    'automatic_link',
    words(
      `${name} comes from the items linked to the supplier.`,
      `${name}: категория определена по товарам, связанным с поставщиком.`,
    ),
  );
