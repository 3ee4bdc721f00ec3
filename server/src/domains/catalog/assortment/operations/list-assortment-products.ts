import { maskOf } from '../../../../kernel/access/mask.ts';
import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { supplierLink } from '../../suppliers/supplier-link.ts';
import { type AssortmentProduct, assortmentProduct, productColumns, productListing } from '../assortment-product.ts';
import { counterpartyInAddress } from '../counterparty-in-address.ts';

/** Who is no supplier has no products. */
const nobody = uuidv7();

export const listAssortmentProducts = listQuery({
  name: 'catalog.list-assortment-products',
  summary: words('List the products of an assortment', 'Список товаров ассортимента'),
  description: 'Items linked to the supplier, by a person or by its price lists, quotes, invoices and receipts.',
  permission: 'counterparties.read',
  scope: ['counterparties.read', 'suppliers.read'],
  listing: productListing,
  row: assortmentProduct,
  more: { counterpartyId: id('Counterparty') },
  async run(ctx, { counterpartyId, ...input }) {
    const { supplierId, name, counterpartyId: id } = await counterpartyInAddress(ctx, counterpartyId as string);
    const show = maskOf(supplierLink, ctx.actor);
    return listRows(
      ctx,
      productListing,
      productColumns(),
      { ...input, supplierId: supplierId ?? nobody },
      (row: AssortmentProduct) => show({ ...row, counterpartyId: id, name }),
      [sql`item.tenant_id = ${ctx.db.tenant}`],
    );
  },
});
