import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deliveryPortal } from '../../../../test/deliveries.ts';

const step = fc.record({
  what: fc.constantFrom('create', 'change', 'move', 'deliver', 'cancel', 'return', 'delete', 'restore'),
  which: fc.nat(5),
  quantity: fc.integer({ min: 1, max: 12 }),
  line: fc.nat(1),
  split: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type World = Awaited<ReturnType<typeof deliveryPortal>>;

/** One change, taken or refused; only what nobody meant is a failure. */
async function take({ ask, act, lines }: World, ids: string[], { what, which, quantity, line, split }: Step) {
  const items = [{ procurementItemId: lines[line].id, quantity: String(quantity) }];
  const id = ids[which % Math.max(1, ids.length)];
  if (what === 'create' || id === undefined) {
    const { status, json } = await ask('POST', '/batches', { items });
    if (status === 201) ids.push(json.id);
    return status;
  }
  if (what === 'change') return (await ask('PATCH', `/batches/${id}`, { items })).status;
  if (what === 'delete') return (await ask('DELETE', `/batches/${id}`)).status;
  if (what === 'restore') return (await ask('POST', `/batches/${id}/restore`)).status;
  const { json: held } = await ask('GET', `/batches/${id}`);
  if (what === 'move') return (await act(id, held.status === 'planned' ? 'load' : 'dispatch')).status;
  if (what !== 'deliver') return (await act(id, what, { reason: 'Проверка' })).status;
  const came = (held.items ?? []).map((item: { id: string; quantity: string }) => ({
    id: item.id,
    deliveredQuantity: String(Math.min(quantity, Number(item.quantity))),
  }));
  const { status, json } = await act(id, 'deliver', { items: came, split });
  if (json.split) ids.push(json.split.id);
  return status;
}

/** What batches that stand take of each line, added up from what anybody can read. */
async function takenOf({ ask, lines }: World) {
  const { json } = await ask('GET', '/batches?limit=200&includeArchived=true');
  type Batch = { status: string; archivedAt: string | null; items: Array<Record<string, string>> };
  const standing = (json.items as Batch[]).filter(
    ({ status, archivedAt }) => !/cancelled|returned/.test(status) && !(archivedAt && status === 'planned'),
  );
  return lines.map(({ id }: { id: string }) =>
    standing
      .flatMap(({ items }) => items)
      .filter(({ procurementItemId }) => procurementItemId === id)
      .reduce((sum, { quantity, movedQuantity }) => sum + Number(quantity) - Number(movedQuantity), 0),
  );
}

test('however batches are made, changed, delivered and split, they never carry more than was decided', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const world = await deliveryPortal([{}, {}]);
      const ids: string[] = [];
      for (const one of steps) {
        const status = await take(world, ids, one);
        assert.ok([200, 201, 404, 409, 422].includes(status), `${one.what}: ${status}`);
        for (const taken of await takenOf(world)) assert.ok(taken <= 10, `${one.what}: ${taken} of 10`);
      }
    }),
    { numRuns: 8 },
  );
});
