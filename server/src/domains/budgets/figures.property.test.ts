import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { paper } from '../../../test/billing.ts';
import { budgetPortal } from '../../../test/budgets.ts';
import { owner } from '../../../test/harness.ts';
import { accept } from '../../../test/requisitions.ts';

type Held = Awaited<ReturnType<typeof budgetPortal>>;

const kinds = [
  'send',
  'recall',
  'cancel',
  'reprice',
  'recode',
  'award',
  'close',
  'invoice',
  'void',
  'pay',
  'move',
] as const;

const deed = fc.record({
  kind: fc.constantFrom(...kinds),
  which: fc.nat({ max: 9 }),
  price: fc.integer({ min: 1, max: 20_000 }).map((value) => (value / 100).toFixed(2)),
  quantity: fc.integer({ min: 1, max: 10 }).map(String),
});

type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

test('whatever is sent, decided, invoiced, paid and given up, in whatever order, figures equal a plain recount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => holds(deeds)),
    { numRuns: 6 },
  );
});

async function holds(deeds: readonly Deed[]) {
  const held = await budgetPortal();
  await held.settle({ approvalRequired: false });
  await held.newBudget({ code: 'А', overrunPolicy: 'stop', amount: '3000.00' });
  await held.newBudget({ code: 'Б', amount: '1000.00' });
  const needs = [await held.draft('100', { budgetCode: 'А' }), await held.draft('70', { budgetCode: 'Б' })];
  const invoices: string[] = [];
  for (const one of deeds) {
    const found = needs[one.which % needs.length];
    const made = await done(held, one, found, invoices[one.which % Math.max(1, invoices.length)]);
    if (made) invoices.push(made);
    await sameAsRecounted(held, JSON.stringify(one));
  }
}

/** Does it, or is refused: either way the figures have to hold. Answers an invoice that was made. */
async function done(
  { moveTo, change, move, pay, ask, portal, supplier, cardOf, transfer }: Held,
  { kind, price, quantity, which }: Deed,
  need: { id: string; items: Array<{ id: string }> },
  invoice: string | undefined,
): Promise<string | undefined> {
  const [item] = (await cardOf(need.id)).items;
  if (kind === 'send') await moveTo(need.id, which % 2 ? 'approved' : 'pending_approval');
  if (kind === 'recall') await moveTo(need.id, 'draft');
  if (kind === 'cancel' && which === 0) await moveTo(need.id, 'cancelled', { reason: 'Не нужно' });
  if (kind === 'close') await moveTo(need.id, 'completed', { reason: 'Хватит' });
  if (kind === 'reprice') await change(need.id, { items: [{ id: item.id, plannedPrice: price }] });
  if (kind === 'recode') await change(need.id, { budgetCode: which % 2 ? 'А' : 'Б' });
  if (kind === 'award' && item.supplyCoverage.acceptedQuantity === '0')
    await accept(portal, item, supplier.supplierId, { quantity, price });
  if (kind === 'void' && invoice) await move(invoice, 'cancelled', { reason: 'Ошибка' });
  if (kind === 'pay' && invoice) await pay(invoice, price);
  if (kind === 'move') {
    const [one, other] = (await ask('GET', '/api/v1/budgets')).json.items;
    await transfer(one.id, other.id, price);
  }
  if (kind !== 'invoice') return undefined;
  const { status, json } = await ask('POST', '/api/v1/invoices', {
    counterpartyId: supplier.counterpartyId,
    lines: [paper({ procurementItemId: item.id, quantity, price })],
  });
  return status === 201 ? json.id : undefined;
}

/** Straight from requisitions, invoices and payments, without a look at the entries. */
async function sameAsRecounted({ portal, ask }: Held, after: string) {
  const { rows } = await owner.query<Record<'code' | 'committed' | 'invoiced' | 'paid', string>>(
    `with needs as (
      select req.id, req.budget_code as code, case when req.status in ('draft', 'rejected', 'cancelled') then 0 else (
        select round(sum(coalesce(line.actual_amount, 0) * case when line.closed_short_quantity > 0
            then least(1, (line.quantity - line.closed_short_quantity) / nullif(line.accepted_quantity, 0)) else 1 end
          + greatest(0, line.quantity - line.closed_short_quantity - line.accepted_quantity) * line.planned_amount / line.quantity), 2)
        from requisition_lines line where line.tenant_id = $1 and line.requisition_id = req.id and line.status = 'active') end as committed,
        (select coalesce(sum(part.gross), 0) from invoice_lines part join invoices inv on inv.tenant_id = $1 and inv.id = part.invoice_id
          join requisition_lines line on line.tenant_id = $1 and line.id = part.requisition_line_id
          where part.tenant_id = $1 and line.requisition_id = req.id and inv.status not in ('rejected', 'cancelled')) as invoiced,
        (select coalesce(sum(paid.invoice_amount), 0) from invoice_payments paid join invoices inv on inv.tenant_id = $1 and inv.id = paid.invoice_id
          join invoice_lines part on part.tenant_id = $1 and part.invoice_id = inv.id
          join requisition_lines line on line.tenant_id = $1 and line.id = part.requisition_line_id
          where paid.tenant_id = $1 and paid.status = 'posted' and line.requisition_id = req.id
            and inv.status not in ('rejected', 'cancelled')) as paid
      from requisitions req where req.tenant_id = $1)
    select bud.code, coalesce(sum(greatest(needs.committed, needs.invoiced)), 0)::numeric(20, 2) as committed,
      coalesce(sum(needs.invoiced), 0)::numeric(20, 2) as invoiced, coalesce(sum(needs.paid), 0)::numeric(20, 2) as paid
    from budgets bud left join needs on needs.code = bud.code where bud.tenant_id = $1 group by bud.code order by bud.code`,
    [portal.tenantId],
  );
  const { items } = (await ask('GET', '/api/v1/budgets?sort=code')).json;
  const shown = items.map(({ code, committedAmount, invoicedAmount, paidAmount }: Record<string, string>) => ({
    ...{ code, committed: committedAmount, invoiced: invoicedAmount, paid: paidAmount },
  }));
  assert.deepEqual(shown, rows, `after ${after}`);
}
