import Type from 'typebox';
import { choice, id, nullable, object, text } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { join, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { similarity } from './similarity.ts';

const matchedBy = ['sku', 'manufacturerSku', 'barcode', 'name'] as const;

const code = 'possible_duplicate';

export const possibleDuplicates = warnings(code, {
  candidates: Type.Array(
    object({
      id: id(),
      sku: nullable(text(100, 'Article')),
      name: text(500, 'Name'),
      matchedBy: choice(matchedBy, 'What makes it a candidate'),
    }),
    { title: 'Items it may be the same as, at most 5' },
  ),
});

const sentence = words(
  'The catalog has items that may be the same thing.',
  'В каталоге есть позиции, похожие на эту: возможно, это дубликат.',
);

export interface Described {
  sku?: string | null;
  brand?: string | null;
  manufacturerSku?: string | null;
  barcode?: string | null;
}

/** What the statement that made an item saw around it. */
export interface Surroundings {
  id: string;
  name_key: string;
  near_keys: string[] | null;
  same_code: boolean;
}

interface Twin {
  id: string;
  sku: string | null;
  name: string;
  matchedBy: (typeof matchedBy)[number];
}

const alike = 0.85;
const mostCandidates = 5;

/**
 * Columns that tell whether the item in `made`, a row of the same statement, has neighbours worth a look: the keys beside its own
 * in the order of `name_key`, and whether a code of its is there already. Bounded index reads, whatever the size of the catalog.
 * The bounds stand in the text: a plan for limits unknown would be made anew each time, and that costs more than the reading.
 */
export function surroundings(tenant: string, item: Described): Sql {
  const key = sql`(select name_key from made)`;
  const beside = (rest: Sql) => sql`
    (select item.name_key from catalog_items item where item.tenant_id = ${tenant} and item.archived_at is null and item.name_key ${rest})`;
  const codes = codesOf(item).map(
    ({ same }) => sql`
      exists (select 1 from catalog_items item, made where item.tenant_id = ${tenant} and item.archived_at is null and ${same})`,
  );
  return sql`
    (select json_agg(near.name_key) from (
      ${beside(sql`>= ${key} order by item.name_key limit 5`)} union all ${beside(sql`< ${key} order by item.name_key desc limit 5`)}
    ) near) as near_keys, ${codes.length > 0 ? join(codes, ' or ') : sql`false`} as same_code`;
}

/** A warning of those that may be the same thing: for a name, after its likeness was measured. Reads only where something is near. */
export async function warnOfDuplicates(ctx: ReadContext, item: Described, made: Surroundings) {
  const name = plainName(made.name_key);
  const names = [...new Set(made.near_keys)].filter((key) => similarity(plainName(key), name) >= alike);
  if (names.length === 0 && !made.same_code) return [];
  const twins = await ctx.db.many<Twin>(twinsOf(ctx.db.tenant, item, made.id, names));
  if (twins.length === 0) return [];
  const candidates = [...Map.groupBy(twins, ({ id }) => id).values()].map(([twin]) => twin as Twin);
  return [warning(ctx, code, sentence, { candidates: candidates.slice(0, mostCandidates) })];
}

const twinsOf = (tenant: string, item: Described, id: string, names: readonly string[]): Sql => {
  const sameName = sql`item.name_key = any(${names}) and item.base_uom = made.base_uom`;
  const searches = [...codesOf(item), { by: 'name', same: sameName }].map(
    ({ by, same }) => sql`
      (select item.id, item.sku, item.name, ${raw(`'${by}'`)} as "matchedBy"
       from catalog_items made join catalog_items item on item.tenant_id = ${tenant} and item.id <> made.id and item.archived_at is null and ${same}
       where made.tenant_id = ${tenant} and made.id = ${id} limit ${raw(String(mostCandidates))})`,
  );
  return join(searches, ' union all ');
};

/** The codes that an item has, and when one of them makes it the same as the item in `made`. */
const codesOf = ({ sku, manufacturerSku, barcode }: Described) => [
  ...(sku ? [{ by: 'sku', same: sql`item.sku_key = made.sku_key and item.sku is not null` }] : []),
  ...(manufacturerSku ? [{ by: 'manufacturerSku', same: sameMaker }] : []),
  ...(barcode ? [{ by: 'barcode', same: sql`item.barcode = made.barcode` }] : []),
];

const sameMaker = sql`
  item.maker_sku_key = made.maker_sku_key and item.manufacturer_sku is not null
  and (item.brand is null or made.brand is null or lower(item.brand collate people) = lower(made.brand collate people))`;

/** What follows the initials and numbers of a key. */
const plainName = (key: string) => key.slice(key.indexOf('|') + 1);
