import type { Api } from './api.ts';
import { type Folded, foldRows } from './fold-rows.ts';
import { linkSuppliers } from './link-suppliers.ts';
import { productCodes } from './product-code.ts';
import { pushCategories } from './push-categories.ts';
import { pushItems } from './push-items.ts';
import { priceListsOf, pushPriceLists } from './push-price-lists.ts';
import { pushRecords, type Tally } from './push-records.ts';
import { branchesOf, type Okpd2 } from './read-okpd2.ts';
import type { ScmsRow } from './read-scms.ts';
import { addCustomFields, setRates } from './set-up.ts';
import { russianRecords, trader, vendorRecords } from './suppliers.ts';
import { warehouseOf, warehouseRecords } from './warehouses.ts';

export interface Filled {
  folded: Folded;
  tallies: Tally[];
  /** Identifiers in the portal, by outside ones. */
  ids: Record<'items' | 'warehouses' | 'suppliers', ReadonlyMap<string, string>>;
  /** A record of each kind to look at. */
  example: { item: string | undefined; priceList: string | undefined };
}

/** A whole company, step by step, each made of what stands before it. */
export async function fillPortal(api: Api, rows: readonly ScmsRow[], okpd2: readonly Okpd2[]): Promise<Filled> {
  const folded = foldRows(rows);
  const rates = await setRates(api);
  const fields = await addCustomFields(api);
  const categories = await pushCategories(api, branchesOf(okpd2, productCodes));
  const warehouses = await pushRecords(api, 'Warehouses', 'warehouses', warehouseRecords(rows));
  const suppliers = await pushRecords(api, 'Suppliers', 'counterparties', [
    ...russianRecords(),
    ...vendorRecords(rows),
  ]);
  const items = await pushItems(api, folded.items, {
    categories: categories.ids,
    warehouses: warehouses.ids,
    warehouseOf: warehouseOf(rows),
  });
  const { headers, rows: prices, published } = await pushPriceLists(api, priceListsOf(folded.items), suppliers.ids);
  const links = await linkSuppliers(api, folded.items, items.ids, suppliers.ids.get(trader.externalId));
  const mostDelivered = folded.items.toSorted((a, b) => b.deliveries.length - a.deliveries.length)[0];
  return {
    folded,
    tallies: [rates, fields, categories, warehouses, suppliers, items, headers, prices, published, links],
    ids: { items: items.ids, warehouses: warehouses.ids, suppliers: suppliers.ids },
    example: {
      item: items.ids.get(mostDelivered?.item.externalId ?? ''),
      priceList: [...headers.ids.values()].at(-1),
    },
  };
}
