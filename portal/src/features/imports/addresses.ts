import type { Kind } from './is-kind.ts';
import type { Place } from './nouns.ts';

const requisition = '/api/v1/purchase-requisitions/{procurementId}/exchange';

const bases: Readonly<Record<Kind, string>> = {
  catalog: '/api/v1/catalog/exchange',
  counterparties: '/api/v1/counterparties/exchange',
  warehouses: '/api/v1/warehouses/exchange',
  price_list: '/api/v1/price-lists/{priceListId}/exchange',
  pr_items: requisition,
  construction_request: requisition,
  pr_supplier_prices: requisition,
  stock_count: '/api/v1/stock-counts/{id}/exchange',
  reorder_points: '/api/v1/reorder-points/exchange',
};

/**
 * Files of all nouns have the same addresses below the noun's own, with the same bodies and answers; those of a requisition know
 * the most, so their types serve for all.
 */
export function pathsOf(place: Place) {
  const base = bases[place.kind] as typeof requisition;
  return {
    template: `${base}/template`,
    targets: `${base}/columns`,
    imports: `${base}/imports`,
    fromMail: `${base}/imports/from-mail`,
    one: `${base}/imports/{jobId}`,
    rows: `${base}/imports/{jobId}/rows`,
    errors: `${base}/imports/{jobId}/errors`,
    preview: `${base}/imports/{jobId}/preview`,
    apply: `${base}/imports/{jobId}/apply`,
    path: (jobId = '') => ({ ...owners(place), jobId }),
  } as const;
}

/** Where the server tells of an import, for who has left its page. */
export function addressOf(place: Place, jobId: string) {
  const base = Object.entries(owners(place)).reduce(
    (address, [name, id]) => address.replace(`{${name}}`, id),
    bases[place.kind],
  );
  return `${base}/imports/${jobId}`;
}

/** The record that the rows belong to; an address takes the one that stands in it. */
const owners = ({ requisition = '', priceList = '', count = '' }: Place) => ({
  procurementId: requisition,
  priceListId: priceList,
  id: count,
});
