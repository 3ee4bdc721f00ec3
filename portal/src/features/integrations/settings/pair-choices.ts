import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';
import { type ObjectKind, objectsQuery } from '../exchange/queries.ts';

export interface PairChoice {
  value: string;
  label: string;
}

/** Tables of the exchange with accounting systems: what they call theirs, and what it may be here. */
const tables: Readonly<Record<string, { theirs: ObjectKind; ours: () => Promise<PairChoice[]> }>> = {
  priceTypeMap: { theirs: 'price_type', ours: priceLists },
  warehouseMap: { theirs: 'store', ours: warehouses },
  propertyMap: { theirs: 'property', ours: customFields },
};

const tableOf = (slug: string, path: string) => (slug === 'onec-commerceml' ? tables[path] : undefined);

/** What the other system has told of, to choose from; nothing where nothing is known. */
export const theirsQuery = (id: string, slug: string, path: string) => ({
  ...objectsQuery(id, tableOf(slug, path)?.theirs),
  enabled: tableOf(slug, path) !== undefined,
});

/** Records of the portal, to choose from. */
export const oursQuery = (slug: string, path: string) =>
  queryOptions({
    queryKey: ['integrations', 'pair-choices', slug, path],
    queryFn: () => tableOf(slug, path)?.ours() ?? [],
    enabled: tableOf(slug, path) !== undefined,
  });

async function priceLists(): Promise<PairChoice[]> {
  const { items } = await ask(api.GET('/api/v1/price-lists', { params: { query: { limit: 200, sort: 'name' } } }));
  return items.map(({ id, name }) => ({ value: id, label: name }));
}

async function warehouses(): Promise<PairChoice[]> {
  const { items } = await ask(api.GET('/api/v1/warehouses', { params: { query: { limit: 200, sort: 'name' } } }));
  return items.map(({ id, name }) => ({ value: id, label: name }));
}

async function customFields(): Promise<PairChoice[]> {
  const query = { limit: 200, entityType: 'catalogItem' as const };
  const { items } = await ask(api.GET('/api/v1/settings/custom-fields', { params: { query } }));
  return items.map(({ key, label }) => ({ value: key, label }));
}
