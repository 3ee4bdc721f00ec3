import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner, workerDoor } from '../../../test/harness.ts';
import { newParty, priceListPortal, url } from '../../../test/price-lists.ts';
import { toolsOf } from '../../platform/jobs/keep-schedules.ts';
import { priceListExpirySchedule } from './expiry.schedule.ts';

const tick = () => priceListExpirySchedule.run(toolsOf(workerDoor));

async function active(lastDay: string, timezone?: string) {
  const made = await priceListPortal();
  const { id } = await made.filled();
  await made.ask('PATCH', `${url}/${id}`, { status: 'active' });
  if (timezone)
    await owner.query('insert into regional_settings (tenant_id, timezone) values ($1, $2)', [
      made.portal.tenantId,
      timezone,
    ]);
  await owner.query(
    `update price_lists set valid_to = (now() at time zone coalesce($2, 'Europe/Moscow'))::date + $3::int where id = $1`,
    [id, timezone ?? null, lastDay],
  );
  return { ...made, id };
}

test('a list expires once its last day is over, and the event tells from what', async () => {
  const { id, listOf, portal } = await active('-1');
  await tick();
  await tick();
  assert.equal((await listOf(id)).status, 'expired');
  const moves = (await factsOf(portal.tenantId)).filter(({ event }) => event.endsWith('price_list.status_changed'));
  assert.deepEqual(moves.at(-1)?.data.status, { from: 'active', to: 'expired' });
  assert.equal(moves.length, 2);
});

test('the prices of a supplier list that expires are taken back', async () => {
  const { portal, filled, ask } = await priceListPortal();
  const { id } = await filled({ kind: 'supplier', counterpartyId: await newParty(portal) });
  await ask('PATCH', `${url}/${id}`, { status: 'active' });
  await owner.query(`update price_lists set valid_to = '2020-01-01' where id = $1`, [id]);
  await tick();
  const { rows } = await owner.query('select withdrawn_at from price_observations where source_entity_id = $1', [id]);
  assert.ok(rows.length === 1 && rows[0].withdrawn_at);
});

test('on its last day a list still counts, where the company works', async () => {
  for (const zone of [undefined, 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { id, listOf } = await active('0', zone);
    await tick();
    assert.equal((await listOf(id)).status, 'active', zone);
  }
});

test('the day is over in the east before it is in the west', async () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { id, listOf } = await active('-1', zone);
    await tick();
    assert.equal((await listOf(id)).status, 'expired', zone);
  }
});

test('drafts and lists without a last day never expire', async () => {
  const { newList, filled, ask, listOf } = await priceListPortal();
  const draft = await newList({ validTo: '2020-01-01' });
  const { id } = await filled();
  await ask('PATCH', `${url}/${id}`, { status: 'active' });
  await tick();
  assert.deepEqual([(await listOf(draft.id)).status, (await listOf(id)).status], ['draft', 'active']);
});
