import { setTimeout as pause } from 'node:timers/promises';
import { checkBooks, type Wrong } from './books.ts';
import type { World } from './furnish.ts';
import type { Heard } from './storm-client.ts';

/** The books hold at every commit: what one change leaves wrong, the next would count right again. */
export async function watchBooks(world: World, isOver: () => boolean): Promise<Wrong[]> {
  const found: Wrong[] = [];
  for (; !isOver(); await pause(100)) found.push(...(await checkBooks(world)));
  return found;
}

/** Acknowledged and absent, or there and never acknowledged. */
export async function lost({ rows, tenantId }: World, heard: Heard): Promise<string[]> {
  const idsOf = async (text: string) => new Set((await rows<{ id: string }>(text, [tenantId])).map(({ id }) => id));
  const unlike = (what: string, wanted: ReadonlySet<string>, there: ReadonlySet<string>) => [
    ...[...wanted.difference(there)].map((id) => `${what} ${id} was acknowledged and is not there`),
    ...[...there.difference(wanted)].map((id) => `${what} ${id} is there unasked`),
  ];
  const standing = new Set(heard.payments.keys()).difference(heard.deleted);
  return [
    ...unlike('a receipt', heard.receipts, await idsOf('select id from stock_receipts where tenant_id = $1')),
    ...unlike(
      'a reversal',
      heard.reversed,
      await idsOf(`select id from stock_receipts where tenant_id = $1 and status = 'reversed'`),
    ),
    ...unlike(
      'a payment',
      standing,
      await idsOf(`select id from invoice_payments where tenant_id = $1 and status = 'posted'`),
    ),
    ...unlike('an invoice', heard.invoices, await idsOf('select id from invoices where tenant_id = $1')),
  ];
}

export const overpaid = async ({ rows, tenantId }: World) =>
  (
    await rows<{ what: string }>(
      `select number || ': ' || paid_amount || ' of ' || gross as what from invoices where tenant_id = $1 and paid_amount - gross > 0.01`,
      [tenantId],
    )
  ).map(({ what }) => what);

export async function deadlocks({ rows }: World): Promise<number> {
  // The database tells of it within a second.
  await pause(1_200);
  const [found] = await rows<{ count: string }>(
    'select sum(deadlocks)::text as count from pg_stat_database where $1 = $1',
    [''],
  );
  return Number(found?.count ?? 0);
}

export async function newDeadlocks(world: World, before: number): Promise<string[]> {
  const now = await deadlocks(world);
  return now > before ? [`${now - before} deadlocks`] : [];
}
