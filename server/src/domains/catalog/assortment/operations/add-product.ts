import { masked } from '../../../../kernel/access/mask.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { ensureSupplier } from '../../../counterparties/ensure-supplier.ts';
import { linkManually } from '../../suppliers/link-manually.ts';
import { manualLinkInput } from '../../suppliers/manual-link.input.ts';
import { linkSupplier } from '../../suppliers/operations/link-supplier.ts';
import { warningsOf } from '../../suppliers/role-added.ts';
import { supplierLink } from '../../suppliers/supplier-link.ts';
import { counterpartyInAddress } from '../counterparty-in-address.ts';
import { lockNamedItem } from '../named-item.ts';

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
