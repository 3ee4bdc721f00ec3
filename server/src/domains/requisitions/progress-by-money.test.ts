import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { owner } from '../../../test/harness.ts';
import { line, requisitionPortal } from '../../../test/requisitions.ts';
import { type SummedLine, sumsOf } from './sums-of.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../../../db/migrations/0085_progress_by_money.sql'),
  'utf8',
);

/** Lines of all sorts: dear and cheap ones, without a price, services, cancelled; done by these shares. */
const sorts = [
  [line({ quantity: '1000', plannedPrice: '1' }), line({ quantity: '2', plannedPrice: '50000' })],
  [line({ quantity: '3', plannedPrice: null }), line({ quantity: '7', plannedPrice: '11.11' })],
  [line({ quantity: '5', plannedPrice: null }), line({ quantity: '9', plannedPrice: null })],
  [line({ itemType: 'service', quantity: '1', plannedPrice: '700' }), line({ quantity: '4', plannedPrice: '10' })],
  [line({ itemType: 'service', quantity: '6', plannedPrice: '70' }), line({ itemType: 'service', quantity: '2' })],
];
const shares = [
  ['0', '0'],
  ['1', '0'],
  ['0.333', '1.5'],
  ['1', '1'],
  ['0.9999999', '1'],
  ['0.000001', '0'],
];

test('requisitions kept before progress counted money are counted as those of today are', async () => {
  const { create } = await requisitionPortal();
  const ids: string[] = [];
  const client = await owner.connect();
  try {
    for (const items of sorts) for (const _ of shares) ids.push((await create({ items })).id);
    await client.query('begin');
    for (const [at, id] of ids.entries())
      for (const position of [1, 2])
        await client.query(
          `update requisition_lines set accepted_quantity = round(quantity * $2::numeric, 6),
             invoiced_quantity = round(quantity * $2::numeric / 2, 6), received_quantity = round(quantity * $2::numeric / 3, 6)
           where requisition_id = $1 and position = $3`,
          [id, shares[at % shares.length]?.[position - 1], position],
        );
    await client.query(`update requisitions set supply_percent = 12.34, receipt_percent = 56.78 where id = any($1)`, [
      ids,
    ]);
    await client.query(migration);
    for (const id of ids) {
      const lines = await client.query<SummedLine>(
        `select status, item_type as "itemType", quantity::text, planned_amount::text as "plannedAmount", actual_amount::text as "actualAmount",
           accepted_quantity::text as "acceptedQuantity", invoiced_quantity::text as "invoicedQuantity", received_quantity::text as "receivedQuantity"
         from requisition_lines where requisition_id = $1`,
        [id],
      );
      const { supply_percent, invoice_percent, receipt_percent } = sumsOf(lines.rows, 'RUB');
      const { rows } = await client.query(
        `select trim_scale(supply_percent)::text as supply_percent, trim_scale(invoice_percent)::text as invoice_percent,
           trim_scale(receipt_percent)::text as receipt_percent from requisitions where id = $1`,
        [id],
      );
      assert.deepEqual(rows, [{ supply_percent, invoice_percent, receipt_percent }], JSON.stringify(lines.rows));
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
