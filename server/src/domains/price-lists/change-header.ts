import type { InputOf } from '../../../../nouns/kit/noun.ts';
import { priceList as declared, type PriceList } from '../../../../nouns/price-list.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { assignments, differsFrom, raw, sql } from '../../kernel/sql/sql.ts';
import { checkCustomFields } from '../../platform/custom-fields/check-values.ts';
import { rowOf } from '../../platform/records/row-of.ts';
import { refuseBackwardPeriod, refuseWrongParty, settleParty } from './check-header.ts';
import { convertRows } from './convert-currency.ts';
import { priceList, priceLists } from './price-list.ts';
import { tellAnew } from './tell-prices.ts';
import { unsetOtherDefault } from './unset-other-default.ts';
import { writeVersion } from './write-version.ts';

type Changes = InputOf<typeof declared>;

/** Fields whose changes the history of versions keeps. */
const headerFields = (Object.keys(priceList.change) as Array<keyof Changes>).filter((name) => name !== 'customFields');

/** Writes the given fields of a locked list, with a version that records them; the list itself where nothing differs. */
export async function changeHeader(ctx: WriteContext, before: PriceList, input: Changes, rate: string | null) {
  const { customFields, ...given } = input;
  const wanted = { ...before, ...given };
  refuseWrongParty(wanted);
  refuseBackwardPeriod(wanted);
  if (given.counterpartyId && given.counterpartyId !== before.counterpartyId) await settleParty(ctx, wanted);
  const custom = await checkCustomFields(ctx, priceList.customFieldsOf, customFields, before.customFields);
  const changes = { ...rowOf(declared.fields, given), ...(customFields && { custom_fields: JSON.stringify(custom) }) };
  const takesPlace = !before.isDefault || wanted.counterpartyId !== before.counterpartyId;
  if (wanted.isDefault && takesPlace) await unsetOtherDefault(ctx, wanted);
  const converted = rate === null ? 0 : await convertRows(ctx, before, rate);

  const n = before.currentVersion + 1;
  const after = await ctx.db.first<PriceList>(sql`
    with changed as (
      update price_lists list set ${assignments({ ...changes, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = portal_now(),
        current_version = ${n}, changed_count = ${converted}
      where list.tenant_id = ${ctx.db.tenant} and list.id = ${before.id} and ${differsFrom(changes)} returning list.*)
    ${priceLists.select(ctx.db, raw('true'), raw('changed'))}`);
  if (!after) return before;
  await writeVersion(ctx, { priceListId: after.id, n, changed: converted, header: headerChanges(before, after, rate) });
  ctx.record(
    priceList.changed('updated', before, after, rate === null ? {} : { conversion: { rate, rows: converted } }),
  );
  await tellAnew(ctx, before, after);
  return after;
}

function headerChanges(before: PriceList, after: PriceList, rate: string | null) {
  const changed = headerFields.filter((field) => before[field] !== after[field]);
  return [
    ...changed.map((field) => ({ field, from: before[field], to: after[field] })),
    ...(rate === null ? [] : [{ field: 'rate', from: null, to: rate }]),
  ];
}
