import type { Filled } from './fill-portal.ts';
import type { Loop } from './loop/fill-loop.ts';

/** Requests that show what the demo has made, ready to paste. */
export function requestsToTry(
  baseUrl: string,
  key: string,
  { item, priceList, compared, paid }: Filled['example'] & Loop['example'],
): string {
  const get = (path: string) => `  curl -s -H 'X-API-Key: ${key}' '${baseUrl}/api/v1/${path}'`;
  return [
    '  # the tree of OKPD2 categories',
    get('catalog/categories/tree'),
    ...(item ? ['  # an item with its suppliers, prices and stock', get(`catalog/${item}`)] : []),
    ...(priceList ? ['  # a price list with its versions', get(`price-lists/${priceList}`)] : []),
    '  # items of one brand, and suppliers by name',
    get('integration-api/catalog-items?brand=Determine&sort=name&limit=5'),
    get(`counterparties?search=${encodeURIComponent('Демо')}`),
    '  # requisitions whose goods are awaited, as an ERP reads them',
    get('integration-api/purchase-requisitions?status=awaiting_delivery&sort=-plannedTotal&limit=5'),
    ...(compared
      ? [
          '  # quotes for a requisition side by side, with freight',
          get(`supplier-quotes/compare/list?procurementId=${compared}&basis=landed`),
        ]
      : []),
    ...(paid
      ? [
          '  # the receipts of a requisition, and its invoices',
          get(`purchase-requisitions/${paid}/stock-receipts`),
          get(`invoices?procurementId=${paid}`),
        ]
      : []),
    '  # vehicles with where each was last',
    get('logistics/vehicles'),
  ].join('\n');
}
