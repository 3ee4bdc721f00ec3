import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Billing, billingPortal, ok, url } from '../../../../test/billing.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { paymentStatusOf } from './payment-status.ts';

const kopecks = fc.integer({ min: 1, max: 60_000 }).map((value) => (value / 100).toFixed(2));
const which = fc.nat({ max: 9 });

const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), amount: kopecks, which, over: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('change' as const), amount: kopecks, which, over: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('delete' as const), amount: kopecks, which, over: fc.constant(false) }),
  },
);

type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

test('whatever is paid, changed and deleted, what is owed is the total less what stands, and the statuses follow', async () => {
  const portal = await billingPortal();
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), (deeds) => holds(portal, deeds)),
    { numRuns: 12 },
  );
});

async function holds({ ask, receive, approve, pay, card }: Billing, deeds: readonly Deed[]) {
  const { id } = await receive();
  await approve(id);
  const paid = new Map<string, string>();
  const sum = () => [...paid.values()].reduce((total, one) => total.plus(one), new Exact(0));
  for (const { kind, amount, which: place, over } of deeds) {
    const chosen = [...paid.keys()][place % Math.max(1, paid.size)];
    if (kind !== 'pay' && chosen === undefined) continue;
    const before = kind === 'pay' ? '0' : (paid.get(chosen as string) as string);
    const would = sum().minus(before).plus(amount);
    const isTooMuch = !over && would.minus('1000').gt('0.01') && new Exact(amount).gt(before);
    const at = `${url}/${id}/payments`;
    const more = { amount, allowOverpayment: over };
    if (kind === 'delete') {
      ok(await ask('DELETE', `${at}/${chosen}`));
      paid.delete(chosen as string);
    } else {
      const answer = kind === 'pay' ? await pay(id, amount, more) : await ask('PATCH', `${at}/${chosen}`, more);
      assert.equal(answer.status === 422, isTooMuch, JSON.stringify({ kind, amount, before, would: would.toFixed() }));
      if (!isTooMuch) paid.set(answer.json.id, amount);
    }
    const status = paymentStatusOf('1000', sum().toFixed());
    const now = await card(id);
    assert.deepEqual(
      [now.paidAmount, now.outstandingAmount, now.paymentStatus, now.status, now.payments.length],
      [
        sum().toFixed(2),
        new Exact('1000').minus(sum()).toFixed(2),
        status,
        status === 'paid' || status === 'overpaid' ? 'paid' : 'approved',
        paid.size,
      ],
    );
  }
}
