import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { writeInvoices, writeReceipts } from './write-invoices.ts';
import { writeRequests } from './write-requests.ts';
import { suppliers, writeRequisitions } from './write-requisitions.ts';

/**
 * Requisitions in every state with their lines, requests, quotes, decisions, invoices and receipts, as the app would have left them: all
 * sums equal their parts. Written set by set, for half a million lines one by one would take hours.
 */
export async function fillLoop(owner: Pool, tenantId: string, count: number, lines = 50): Promise<void> {
  const client = await owner.connect();
  // Each set is chosen from the ones before it: without their figures the planner walks half a million lines for every row.
  const write = async (text: string, ...values: unknown[]) => {
    const done = await client.query(text, [tenantId, ...values]);
    await client.query(
      `analyze ${[...text.matchAll(/\b(?:insert into|update) (\w+)/g)].map(([, table]) => table).join(', ')}`,
    );
    return done;
  };
  try {
    await client.query('begin');
    await write(
      `with party as (
         insert into counterparties (tenant_id, kind, short_name, roles)
         select $1, 'legal_entity', 'ООО «Поставщик ' || n || '»', '{supplier}' from generate_series(1, $2::int) n returning id)
       insert into suppliers (tenant_id, counterparty_id) select $1, id from party`,
      suppliers,
    );
    await write(`insert into warehouses (tenant_id, name) values ($1, 'Центральный склад')`);
    for (const writeSet of [writeRequisitions, writeRequests, writeInvoices, writeReceipts])
      await writeSet(write, count, lines);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const filled = [
  ...[
    'requisitions',
    'requisition_lines',
    'requisition_allocations',
    'supplier_rfqs',
    'supplier_rfq_items',
    'supplier_rfq_recipients',
  ],
  ...[
    'supplier_quotes',
    'supplier_quote_versions',
    'supplier_quote_lines',
    'invoices',
    'invoice_lines',
    'invoice_payments',
  ],
  ...['stock_receipts', 'stock_receipt_lines', 'counterparties', 'suppliers', 'external_links'],
];

/** As autovacuum leaves tables some minutes later. */
export const settleTables = (owner: Pool) => owner.query(`vacuum analyze ${filled.join(', ')}`);
