import { type Api, reasonOf } from './api.ts';
import type { Folded } from './fold-rows.ts';
import { inRoubles, type PriceRow, priceRows } from './price-rows.ts';
import { progress } from './progress.ts';
import { type Pushed, pushRecords, readAll, type Tally, tallyOf } from './push-records.ts';
import { dollar } from './set-up.ts';
import { distributors, vendorId, vendorOf } from './suppliers.ts';

interface List {
  externalId: string;
  supplier: string;
  data: object;
  rows: PriceRow[];
}

const margin = '1.1';

/** A list in dollars of every vendor with a price, then those of the distributors in roubles. */
export function priceListsOf(items: Folded['items']): List[] {
  const byVendor = new Map<string, PriceRow[]>();
  for (const { item, deliveries } of items)
    for (const [vendor, sold] of Map.groupBy(deliveries, vendorOf)) {
      const rows = priceRows(item.sku, sold);
      if (vendor && rows.length > 0) byVendor.set(vendor, [...(byVendor.get(vendor) ?? []), ...rows]);
    }
  const ofVendors = [...byVendor]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([vendor, rows]) => ({
      externalId: vendorId(vendor),
      supplier: vendorId(vendor),
      data: { name: `${vendor}: prices of deliveries`.slice(0, 200), currency: 'USD', vatMode: 'none' },
      rows,
    }));
  const ofDistributors = distributors.map(({ externalId, sells, data }) => ({
    externalId,
    supplier: externalId,
    data: { name: `Прайс-лист ${data.shortName}`, currency: 'RUB', vatMode: 'excluded' },
    rows: items
      .filter(({ item }) => item.okpd2 && (sells as readonly string[]).includes(item.okpd2))
      .flatMap(({ item, deliveries }) => inRoubles(priceRows(item.sku, deliveries), dollar, margin)),
  }));
  return [...ofVendors, ...ofDistributors].filter(({ rows }) => rows.length > 0);
}

/** Headers, then rows, then publication: an active list tells the catalog its prices. */
export async function pushPriceLists(
  api: Api,
  lists: readonly List[],
  suppliers: ReadonlyMap<string, string>,
): Promise<{ headers: Pushed; rows: Tally; published: Tally }> {
  const headers = await pushRecords(
    api,
    'Price lists',
    'price-lists',
    lists.map(({ externalId, supplier, data }) => ({
      externalId,
      data: { ...data, counterpartyId: suppliers.get(supplier) },
      atFirst: { kind: 'supplier' },
    })),
  );
  const rows = await pushRows(api, lists, headers.ids);
  return { headers, rows, published: await publish(api, [...headers.ids.values()]) };
}

/** Up to five thousand rows go at once; the answer tells how many were so already. */
async function pushRows(api: Api, lists: readonly List[], ids: ReadonlyMap<string, string>): Promise<Tally> {
  const tally = tallyOf('Prices');
  const bar = progress(
    tally.step,
    lists.reduce((sum, list) => sum + list.rows.length, 0),
  );
  for (const { externalId, rows } of lists) {
    const id = ids.get(externalId);
    const { status, body } = id
      ? await api('POST', `/api/v1/price-lists/${id}/items`, { items: rows })
      : { status: 0, body: { code: 'no_list', detail: 'the price list was refused' } };
    if (status === 200) {
      const { added, changed, unchanged } = body as { added: number; changed: number; unchanged: number };
      tally.created += added;
      tally.changed += changed;
      tally.unchanged += unchanged;
    } else tally.refused.push({ what: `${rows.length} prices of ${externalId}`, reason: reasonOf(body) });
    bar.advance(rows.length);
  }
  return tally;
}

async function publish(api: Api, ids: readonly string[]): Promise<Tally> {
  const tally = tallyOf('Lists published');
  const bar = progress(tally.step, ids.length);
  const path = '/api/v1/integration-api/price-lists';
  const lists = await readAll<{ id: string; status: string }>(api, `${path}?limit=200&fields=status`);
  const active = new Set(lists.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));
  for (const id of ids) {
    bar.advance(1);
    if (active.has(id)) {
      tally.unchanged += 1;
      continue;
    }
    const { status, body } = await api('POST', `${path}/${id}/operations/change-status`, { status: 'active' });
    if (status === 200) tally.created += 1;
    else tally.refused.push({ what: `price list ${id}`, reason: reasonOf(body) });
  }
  return tally;
}
