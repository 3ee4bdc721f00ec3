import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { Exact, roundHalfUp } from '../../../kernel/values/decimal.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { type FxTo, fxTo } from '../../company/fx-to.ts';
import { scaleOf } from '../sums-of.ts';
import type { AllocationPlan, PlannedAllocation } from './plan-allocations.ts';

const names = [
  ...['id', 'line_id', 'supplier_id', 'quote_id', 'quote_version', 'quote_line_id', 'quantity', 'uom', 'price'],
  ...['currency', 'fx_rate', 'vat_rate', 'vat_mode', 'amount', 'delivery_date', 'comment'],
];
const written = raw(names.join(', '));
const given = raw(names.map((name) => `given.${name}`).join(', '));
const changes = raw(
  names
    .slice(1)
    .map((name) => `${name} = given.${name}`)
    .join(', '),
);

/** An allocation as it stands now, with the line it is for. */
export interface WrittenAllocation {
  id: string;
  line: RequisitionLine;
  given: PlannedAllocation['given'];
}

/** Carries a plan out in three statements. What is released stays as history; rates are frozen as they are today. */
export async function writeAllocations(
  ctx: WriteContext,
  held: Requisition,
  { made, changed, released }: AllocationPlan,
  lines: ReadonlyMap<string, RequisitionLine>,
): Promise<WrittenAllocation[]> {
  const { db, actor } = ctx;
  const planned = [...changed, ...made];
  const fx = await fxTo(
    ctx,
    held.currency,
    planned.map((one) => one.given.currency),
  );
  const rowOf = (id: string, one: PlannedAllocation) =>
    row(id, one, lines.get(one.lineId) as RequisitionLine, held.currency, fx);
  const fresh = made.map((one) => rowOf(uuidv7(), one));
  const replaced = changed.map((one) => rowOf(one.before.id, one));
  await db.execute(sql`
    update requisition_allocations set status = 'released', released_at = portal_now(), released_by = ${actor.userId}
    where tenant_id = ${db.tenant} and id = any(${released.map(({ id }) => id)}::uuid[])`);
  await db.execute(sql`
    update requisition_allocations decided set ${changes}, price_changed = false, decided_by = ${actor.userId}, decided_at = portal_now()
    from jsonb_populate_recordset(null::requisition_allocations, ${JSON.stringify(replaced)}::jsonb) given
    where decided.tenant_id = ${db.tenant} and decided.id = given.id`);
  await db.execute(sql`
    insert into requisition_allocations (tenant_id, requisition_id, decided_by, ${written})
    select ${db.tenant}::uuid, ${held.id}::uuid, ${actor.userId}::uuid, ${given}
    from jsonb_populate_recordset(null::requisition_allocations, ${JSON.stringify(fresh)}::jsonb) given returning id`);
  return [...replaced, ...fresh].map(({ id, line_id }, index) => ({
    id,
    line: lines.get(line_id) as RequisitionLine,
    given: (planned[index] as PlannedAllocation).given,
  }));
}

function row(id: string, { given: one, lineId }: PlannedAllocation, line: RequisitionLine, into: string, fx: FxTo) {
  const rate = fx(one.currency);
  if (rate === null) throw noRate(one.currency);
  return {
    id,
    line_id: lineId,
    supplier_id: one.supplierId,
    quote_id: one.quoteId,
    quote_version: one.quoteVersion,
    quote_line_id: one.quoteLineId,
    quantity: one.quantity,
    uom: line.uom,
    price: one.price,
    currency: one.currency,
    fx_rate: rate,
    vat_rate: one.vatRate,
    vat_mode: one.vatMode,
    amount: amountOf(one, rate, into),
    delivery_date: one.deliveryDate,
    comment: one.comment,
  };
}

/** With VAT, in the currency of the requisition: the line of a document first, then what that is worth. */
export function amountOf(
  {
    quantity,
    price,
    vatMode,
    vatRate,
    currency,
  }: Pick<PlannedAllocation['given'], 'quantity' | 'price' | 'vatMode' | 'vatRate' | 'currency'>,
  rate: string,
  into: string,
) {
  const line = { quantity, price, vatMode, vatRate: vatRate ?? 'none', scale: scaleOf(currency) };
  return roundHalfUp(new Exact(lineAmounts(line).grossAmount).times(rate).toFixed(), scaleOf(into));
}

/** A currency whose rate is not known is never taken for one. */
export const noRate = (currency: string, date?: string) =>
  brokenRule('no_rate', words(`There is no exchange rate for ${currency}.`, `Курс валюты ${currency} не задан.`), {
    currency,
    ...(date && { date }),
  });
