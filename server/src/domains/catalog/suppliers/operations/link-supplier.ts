import Type from 'typebox';
import { masked } from '../../../../kernel/access/mask.ts';
import { id, object, shownId } from '../../../../kernel/fields.ts';
import { command, type ReadContext } from '../../../../kernel/operation.ts';
import { archived, invalidField, unknownReference, words } from '../../../../kernel/problems/errors.ts';
import { supplierRefs } from '../../../counterparties/counterparty-refs.ts';
import { ensureSupplier } from '../../../counterparties/ensure-supplier.ts';
import { catalogItem, catalogItems } from '../../catalog-item.ts';
import { linkManually } from '../link-manually.ts';
import { manualLinkInput } from '../manual-link.input.ts';
import { roleAdded, warningsOf } from '../role-added.ts';
import { supplierLink } from '../supplier-link.ts';

export const linkSupplier = command({
  name: 'catalog.link-supplier',
  summary: words('Link an item to a supplier', 'Связать позицию с поставщиком'),
  description:
    'A link made by hand, with the price that is known; made again, it is replaced (200). Exactly one of `supplierId` and ' +
    '`counterpartyId` names the supplier; a counterparty that is no supplier yet becomes one, and `warnings` says so.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['resource_archived', 'unknown_reference', 'business_rule_violated'],
  alsoAnswers: [200],
  input: object({
    itemId: id('Item'),
    supplierId: Type.Optional(id('Supplier')),
    counterpartyId: Type.Optional(shownId('Counterparty')),
    ...manualLinkInput,
  }),
  output: object({ ...supplierLink.fields, warnings: roleAdded }, { title: 'Supplier link, with warnings' }),

  async run(ctx, { itemId, supplierId, counterpartyId, ...manual }) {
    const item = await catalogItems.lock(ctx.db, itemId);
    if (item.archivedAt) throw archived(catalogItem.noun);
    const supplier = await ensureSupplier(ctx, ...(await namedBy(ctx, supplierId, counterpartyId)));
    const { link, created } = await linkManually(ctx, itemId, supplier.supplierId, manual);
    if (!created) ctx.respond({ status: 200 });
    return { ...masked(supplierLink, ctx.actor, link), warnings: warningsOf(supplier, ctx) };
  },
});

/** The counterparty that either identifier leads to, and the field that named it. */
async function namedBy({ db }: ReadContext, supplierId?: string, counterpartyId?: string): Promise<[string, string]> {
  if ((supplierId === undefined) === (counterpartyId === undefined))
    throw invalidField(
      '/counterpartyId',
      'exactly_one',
      words('give either this or supplierId', 'укажите либо это поле, либо supplierId'),
    );
  if (supplierId === undefined) return [counterpartyId as string, 'counterpartyId'];
  const supplier = (await supplierRefs(db, [supplierId])).get(supplierId);
  if (!supplier) throw unknownReference('supplierId', words('Supplier', 'Поставщик'));
  return [supplier.counterpartyId, 'supplierId'];
}
