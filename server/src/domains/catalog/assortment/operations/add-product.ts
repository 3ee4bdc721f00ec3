import { masked } from '../../../../kernel/access/mask.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { archivedReference } from '../../../../kernel/problems/archived-reference.ts';
import { unknownReference, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { ensureSupplier } from '../../../counterparties/ensure-supplier.ts';
import { catalogItem } from '../../catalog-item.ts';
import { linkManually } from '../../suppliers/link-manually.ts';
import { manualLinkInput } from '../../suppliers/manual-link.input.ts';
import { linkSupplier } from '../../suppliers/operations/link-supplier.ts';
import { warningsOf } from '../../suppliers/role-added.ts';
import { supplierLink } from '../../suppliers/supplier-link.ts';
import { counterpartyInAddress } from '../counterparty-in-address.ts';

export const addProduct = command({
  name: 'catalog.add-assortment-product',
  summary: words('Add a product to an assortment', 'Добавить товар в ассортимент'),
  description: 'The same record as a supplier link of the item, at another address. Made again, it is replaced (200).',
  permission: 'counterparties.assortment',
  scope: ['counterparties.write', 'suppliers.write'],
  refuses: ['unknown_reference', 'business_rule_violated'],
  alsoAnswers: [200],
  input: object({ counterpartyId: id('Counterparty'), catalogItemId: id('Item'), ...manualLinkInput }),
  output: linkSupplier.output,

  async run(ctx, { counterpartyId, catalogItemId, ...manual }) {
    await counterpartyInAddress(ctx, counterpartyId);
    await lockNamedItem(ctx, catalogItemId);
    const supplier = await ensureSupplier(ctx, counterpartyId);
    const { link, created } = await linkManually(ctx, catalogItemId, supplier.supplierId, manual);
    if (!created) ctx.respond({ status: 200 });
    return { ...masked(supplierLink, ctx.actor, link), warnings: warningsOf(supplier, ctx) };
  },
});

/** Locks the item that a body names. One of another portal is unknown, an archived one may not be named. */
async function lockNamedItem({ db }: WriteContext, catalogItemId: string) {
  const item = await db.first<{ name: string; archived: boolean }>(sql`
    select name, archived_at is not null as archived from catalog_items where tenant_id = ${db.tenant} and id = ${catalogItemId} for update`);
  if (!item) throw unknownReference('catalogItemId', catalogItem.noun);
  if (item.archived) throw archivedReference('catalogItemId', catalogItem, catalogItemId, item.name);
}
