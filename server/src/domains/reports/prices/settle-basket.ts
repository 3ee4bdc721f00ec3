import type { InputOf } from '../../../../../nouns/kit/noun.ts';
import type { BasketItem, reportBasket } from '../../../../../nouns/report-basket.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, unknownRecord, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { firstOf, monthOf } from '../months.ts';

/** What is given in its stored form: items that are there, each once, and the first day of the base month. */
export async function settleBasket(ctx: WriteContext, { items, baseMonth, ...given }: InputOf<typeof reportBasket>) {
  if (items) await checkItems(ctx.db, items);
  return { ...given, ...(items && { items }), ...(baseMonth && { baseMonth: firstOf(monthOf(baseMonth)) }) };
}

async function checkItems(db: Db, items: readonly BasketItem[]) {
  const ids = items.map(({ catalogItemId }) => catalogItemId);
  const known = await db.many<{ id: string }>(
    sql`select item.id from catalog_items item where item.tenant_id = ${db.tenant} and item.id = any(${ids}::uuid[])`,
  );
  const there = new Set(known.map(({ id }) => id));
  const faults = items.flatMap(({ catalogItemId, quantity }, at): FieldError[] => [
    ...(there.has(catalogItemId) ? [] : [unknownRecord(`/items/${at}/catalogItemId`)]),
    ...(ids.indexOf(catalogItemId) === at ? [] : [fieldError(`/items/${at}/catalogItemId`, 'repeated', twice)]),
    ...(new Exact(quantity).gt(0) ? [] : [fieldError(`/items/${at}/quantity`, 'not_positive', aboveZero)]),
  ]);
  if (faults.length > 0) throw invalid(faults);
}

const twice = words('stands in the basket twice', 'встречается в корзине дважды');
const aboveZero = words('must be above zero', 'должно быть больше нуля');
