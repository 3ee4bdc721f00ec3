import { isDeepStrictEqual } from 'node:util';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { judgeCustomFields } from '../../platform/custom-fields/check-values.ts';
import { catalogItem, catalogItems } from './catalog-item.ts';
import { updateItems } from './operations/apply-item-rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an item holds in its custom fields, and whether it may be given others. */
interface ItemValues {
  values: Values;
  isOpen: boolean;
}

/** Values of custom fields by item, in one statement. */
export async function itemValues(db: Db, itemIds: readonly string[]): Promise<ReadonlyMap<string, ItemValues>> {
  const items = itemIds.length > 0 ? await catalogItems.byIds(db, [...new Set(itemIds)]) : [];
  return new Map(items.map(({ id, customFields, archivedAt }) => [id, { values: customFields, isOpen: !archivedAt }]));
}

/**
 * Values of custom fields of many items, each checked, written and told as a change of that item would: a version and a fact for
 * those that differ. Few statements for any number of them; archived items stay as they are. Who calls it has asked for the right to.
 */
export async function fillItemValues(ctx: WriteContext, given: ReadonlyMap<string, Values>): Promise<void> {
  if (given.size === 0) return;
  const ids = [...given.keys()].sort();
  const lock = sql`
    select 1 from catalog_items where tenant_id = ${ctx.db.tenant} and id = any(${ids}::uuid[]) order by id for no key update`;
  const [, held] = await Promise.all([ctx.db.execute(lock), catalogItems.byIds(ctx.db, ids)]);
  const items = held.filter(({ archivedAt }) => !archivedAt);
  const checked = await judgeCustomFields(
    ctx,
    catalogItem.customFieldsOf,
    items.map(({ id, customFields }) => ({ given: given.get(id), before: customFields })),
  );
  const errors = checked.flatMap(({ errors: found }) => found);
  if (errors.length > 0) throw invalid(errors);
  const rows = items.flatMap((before, n) => {
    const { values } = checked[n] ?? {};
    return isDeepStrictEqual(values, before.customFields) ? [] : [{ n, before, input: { customFields: values } }];
  });
  for (const { before, item } of await updateItems(ctx, rows))
    if (before) ctx.record(catalogItem.changed('updated', before, item));
}
