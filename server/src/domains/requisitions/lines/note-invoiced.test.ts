import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { accept, line, requisitionPortal, settled } from '../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { startSourcing } from '../moves/start-sourcing.ts';
import { noteInvoiced } from './note-invoiced.ts';

test('invoices of accepted supply order; a line keeps the sum of its allocations, taking them back leaves none', async () => {
  const { portal, approved, cardOf } = await requisitionPortal();
  const { id, items } = await approved({ items: [line(), line()] });
  const [first] = items;
  const [one, two] = [await newCounterparty(portal, 'А'), await newCounterparty(portal, 'Б')];
  const a = await accept(portal, first, one.supplierId, { quantity: '6' });
  const b = await accept(portal, first, two.supplierId, { quantity: '4' });
  const tell = (...told: Array<[string, string]>) =>
    settled(portal, id, (ctx, held) =>
      noteInvoiced(
        ctx,
        [held],
        told.map(([allocationId, quantity]) => ({ lineId: first.id, allocationId, quantity })),
      ),
    );
  const invoicedOf = async () => {
    const { rows } = await owner.query(
      'select invoiced_quantity from requisition_allocations where tenant_id = $1 and line_id = $2 order by id',
      [portal.tenantId, first.id],
    );
    return rows.map((row) => row.invoiced_quantity);
  };
  await tell([a, '6'], [b, '1']);
  const card = await cardOf(id);
  assert.deepEqual(
    [card.status, card.items[0].invoicedQuantity, card.invoiceCoverage.percent],
    ['awaiting_delivery', '7', '35'],
  );
  assert.deepEqual(await invoicedOf(), ['6', '1']);
  await tell([b, '1']);
  assert.deepEqual(await invoicedOf(), ['0', '1']);
  assert.equal((await cardOf(id)).items[0].invoicedQuantity, '1');
});

test('the first request or quote starts the sourcing of what was approved, and of nothing else', async () => {
  const { portal, approved, create, cardOf } = await requisitionPortal();
  const { id } = await approved();
  const draft = await create();
  for (const one of [id, id, draft.id]) await settled(portal, one, startSourcing);
  assert.equal((await cardOf(id)).status, 'in_sourcing');
  assert.equal((await cardOf(draft.id)).status, 'draft');
});
