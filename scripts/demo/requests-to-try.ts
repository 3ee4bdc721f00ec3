import type { Filled } from './fill-portal.ts';

/** Requests that show what the demo has made, ready to paste. */
export function requestsToTry(baseUrl: string, key: string, { item, priceList }: Filled['example']): string {
  const get = (path: string) => `  curl -s -H 'X-API-Key: ${key}' '${baseUrl}/api/v1/${path}'`;
  return [
    '  # the tree of OKPD2 categories',
    get('catalog/categories/tree'),
    ...(item ? ['  # an item with its suppliers, prices and stock', get(`catalog/${item}`)] : []),
    ...(priceList ? ['  # a price list with its versions', get(`price-lists/${priceList}`)] : []),
    '  # items of one brand, and suppliers by name',
    get('integration-api/catalog-items?brand=Determine&sort=name&limit=5'),
    get(`counterparties?search=${encodeURIComponent('Демо')}`),
  ].join('\n');
}
