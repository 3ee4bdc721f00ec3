import type { Match, WantedRow } from '../../kernel/exchange.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { type ItemRow, itemColumns, presentItem } from './catalog-item.row.ts';
import type { CatalogItem } from './catalog-item.ts';

type Found = ItemRow & { reason: string };

// Past row security an index is reached by plain equality with a stored column alone: the keys are made before.

/** Items that rows of a file may speak of: by the service code, else by article, barcode, or the same name; one statement. */
export async function matchItemRows(
  ctx: ReadContext,
  rows: readonly WantedRow[],
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const ids = rows.flatMap(({ entityId }) => entityId ?? []);
  const keys = rows.map(keysOf);
  const found = await ctx.db.many<Found>(sql`
    select 'code' as reason, ${itemColumns} from catalog_items item
    where item.tenant_id = ${ctx.db.tenant} and item.id = any(${ids}::uuid[])
    union all select 'sku', ${itemColumns} from catalog_items item
    where item.tenant_id = ${ctx.db.tenant} and item.archived_at is null and item.sku is not null
      and item.sku_key = any(array(select code_key(given) from unnest(${keys.flatMap(({ sku }) => sku ?? [])}::text[]) given))
    union all select 'barcode', ${itemColumns} from catalog_items item
    where item.tenant_id = ${ctx.db.tenant} and item.archived_at is null and item.barcode = any(${keys.flatMap(({ barcode }) => barcode ?? [])}::text[])
    union all select 'name', ${itemColumns} from catalog_items item
    where item.tenant_id = ${ctx.db.tenant} and item.archived_at is null and item.name = any(${keys.flatMap(({ name }) => name ?? [])}::text[])`);
  const places = { code: new Map(), sku: new Map(), barcode: new Map(), name: new Map() } as Record<
    string,
    Map<string, Match[]>
  >;
  for (const { reason, ...row } of found) {
    const item = presentItem(row as ItemRow);
    const key = keyOf(item, reason);
    const map = places[reason] as Map<string, Match[]>;
    map.set(key, [...(map.get(key) ?? []), matchOf(item, reason)]);
  }
  return new Map(rows.map((row, index) => [row.n, matchesOf(row, keys[index] as Keys, places)]));
}

interface Keys {
  sku?: string;
  barcode?: string;
  name?: string;
}

/** What a row may be found by; a row with a service code is looked for by it, and by an article that may be taken. */
function keysOf({ entityId, input: { sku, barcode, name } }: WantedRow): Keys {
  return {
    ...(typeof sku === 'string' && { sku: sku.toLowerCase() }),
    ...(typeof barcode === 'string' && !entityId && { barcode }),
    ...(typeof name === 'string' && !entityId && { name }),
  };
}

const keyOf = (item: CatalogItem, reason: string): string =>
  ({ code: item.id, sku: item.sku?.toLowerCase(), barcode: item.barcode, name: item.name })[reason] ?? '';

function matchesOf(
  { entityId }: WantedRow,
  { sku, barcode, name }: Keys,
  places: Record<string, Map<string, Match[]>>,
) {
  const at = (reason: string, key: string | undefined) => (key && places[reason]?.get(key)) || [];
  // An item of another article is another item, whatever its name.
  const loose = [...at('barcode', barcode), ...at('name', name)].filter(
    ({ record }) => sku === undefined || (record as CatalogItem).sku === null,
  );
  return [...at('code', entityId), ...at('sku', sku), ...loose];
}

const matchOf = (item: CatalogItem, reason: string): Match => ({
  entityId: item.id,
  version: item.version,
  archived: item.archivedAt !== null,
  reason,
  displayName: item.name,
  exclusive: reason === 'sku',
  record: item,
});
