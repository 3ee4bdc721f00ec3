import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, workerDoor } from '../../../test/harness.ts';
import { priceListPortal, url } from '../../../test/price-lists.ts';
import { newCounterparty } from '../../../test/suppliers.ts';
import type { Schedule } from '../../kernel/job.ts';
import { toolsOf } from '../../platform/jobs/keep-schedules.ts';
import { turnedListsSchedule } from '../price-lists/turned-lists.schedule.ts';
import { turnedInvoicesSchedule } from './turned-invoices.schedule.ts';

const tick = ({ run }: Schedule) => run(toolsOf(workerDoor));

const yesterday = "(now() at time zone 'Europe/Moscow')::date - 1";
const before = "now() - interval '3 days'";

const stampOf = async (table: string, id: string) => {
  const { rows } = await owner.query(`select updated_at, version from ${table} where id = $1`, [id]);
  return rows[0] as { updated_at: string; version: number };
};

test('a price of a list ended yesterday: the list counts it as expired, and who polls by updatedAt is told so once', async () => {
  const { ask, filled } = await priceListPortal();
  const { id } = await filled();
  const aside = await filled();
  await owner.query(`update price_list_items set valid_to = ${yesterday} where price_list_id = $1`, [id]);
  for (const list of [id, aside.id])
    await owner.query(`update price_lists set updated_at = ${before} where id = $1`, [list]);
  const was = await stampOf('price_lists', id);
  const quiet = await stampOf('price_lists', aside.id);
  await tick(turnedListsSchedule);
  const now = await stampOf('price_lists', id);
  assert.notDeepEqual(now.updated_at, was.updated_at);
  assert.equal(now.version, was.version);
  assert.deepEqual(await stampOf('price_lists', aside.id), quiet);
  assert.ok((await ask('GET', `${url}/${id}`)).json.counters.expired > 0);
  await tick(turnedListsSchedule);
  assert.deepEqual(await stampOf('price_lists', id), now);
});

test('an invoice whose day to pay was yesterday is overdue, and who polls by updatedAt is told so once', async () => {
  const { portal } = await priceListPortal();
  const { counterpartyId, supplierId } = await newCounterparty(portal);
  const insert = async (number: string, dueDate: string) => {
    const { rows } = await owner.query(
      `insert into invoices (tenant_id, number, counterparty_id, supplier_id, currency, vat_mode, due_date, net, vat, gross, source, external_year, updated_at)
       values ($1, $2, $3, $4, 'RUB', 'included', ${dueDate}, 100, 0, 100, 'manual', 2026, ${before}) returning id`,
      [portal.tenantId, number, counterpartyId, supplierId],
    );
    return rows[0].id as string;
  };
  const late = await insert('ВС-1', yesterday);
  const today = await insert('ВС-2', `${yesterday} + 1`);
  const [was, quiet] = [await stampOf('invoices', late), await stampOf('invoices', today)];
  await tick(turnedInvoicesSchedule);
  const now = await stampOf('invoices', late);
  assert.notDeepEqual(now.updated_at, was.updated_at);
  assert.equal(now.version, was.version);
  assert.deepEqual(await stampOf('invoices', today), quiet);
  await tick(turnedInvoicesSchedule);
  assert.deepEqual(await stampOf('invoices', late), now);
});
