import type Type from 'typebox';
import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import { currency, id, nullable, object, text } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { catalogItem } from '../../catalog/catalog-item.ts';
import { itemReferences } from '../../catalog/item-references.ts';
import { priceList } from '../price-list.ts';
import { itemPriceListing, priceListItem, priceListItems } from '../price-list-item.ts';

const listBeside = object(
  {
    number: text(32, 'Number'),
    name: text(200, 'Name'),
    kind: priceList.fields.kind,
    counterpartyId: nullable(id('Counterparty')),
    currency: currency(),
    vatMode: priceList.fields.vatMode,
    status: priceList.fields.status,
  },
  { title: 'Its price list' },
);

type ListBeside = Type.Static<typeof listBeside>;

const beside = raw(`json_build_object('number', list.number, 'name', list.name, 'kind', list.kind,
  'counterpartyId', list.counterparty_id, 'currency', list.currency, 'vatMode', list.vat_mode, 'status', list.status) as "priceList"`);

export const listItemPrices = listQuery({
  name: 'price-lists.list-item-prices',
  summary: words('List price lists of a catalog item', 'Прайс-листы позиции каталога'),
  description:
    'Its rows in all lists that are not archived, the lowest price first, each with its list. `listStatus=active` leaves prices that count.',
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  listing: itemPriceListing,
  row: object({ ...priceListItem.fields, priceList: listBeside }),
  more: { productId: id('Catalog item') },
  async run(ctx, { productId, ...input }) {
    const catalogItemId = productId as string;
    const [item] = await itemReferences(ctx.db, { ids: [catalogItemId] });
    if (!item) throw notFound(catalogItem.noun);
    const { tenant } = ctx.db;
    const columns = { ...priceListItems.columns(), priceList: beside };
    const page = await listRows(ctx, itemPriceListing, columns, { ...input, catalogItemId }, asItIs, [
      sql`list.tenant_id = ${tenant}`,
    ]);
    return { ...page, items: await priceListItems.complete(ctx.db, page.items) };
  },
});

const asItIs = (row: PriceListItem & { priceList: ListBeside }) => row;
