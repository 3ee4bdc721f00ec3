import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lettersTo, newPortal, owner, workerDoor } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { digestHourComes, late, reader, tell, url } from '../../../../test/notices.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { toolsOf } from '../../jobs/keep-schedules.ts';
import { digestSchedule } from './digest.schedule.ts';
import { nextTurn } from './next-turn.ts';
import { sendDigests } from './send-digests.ts';

async function begin() {
  const portal = await newPortal();
  const buyer = await reader(portal);
  const told = (number: string) =>
    tell(
      portal,
      late({
        people: [buyer.userId],
        key: number,
        variables: { number, title: 'Цемент', dueDate: '2026-11-20', awaited: 1 },
      }),
    );
  const dueAt = async () => {
    const { rows } = await owner.query<{ digest_at: Date }>('select digest_at from notices where tenant_id = $1', [
      portal.tenantId,
    ]);
    return rows.map(({ digest_at }) => new Date(digest_at).toISOString());
  };
  return { portal, buyer, told, dueAt };
}

test('the letter of the day lists what was not read, once, each with its page', async () => {
  const { portal, buyer, told } = await begin();
  for (const number of ['PR-1', 'PR-2', 'PR-3']) await told(number);
  const [, read] = await buyer.seen();
  await buyer.ask('POST', `${url}/${read?.id}/read`);
  await digestHourComes(portal);
  await digestHourComes(portal);
  const letters = await lettersTo(mailOf({ ownerId: buyer.userId }));
  assert.deepEqual(
    letters.map(({ subject }) => subject),
    ['За день: 2\u00a0непрочитанных уведомления'],
  );
  const { text = '' } = letters[0] ?? {};
  assert.match(text, /PR-1, Цемент[^]*purchase-requisitions\/pr1[^]*PR-3, Цемент/);
  assert.doesNotMatch(text, /PR-2/);
});

test('nothing is written before the hour of the person', async () => {
  const { portal, buyer, told, dueAt } = await begin();
  await told('PR-1');
  assert.deepEqual(await dueAt(), [nextTurn(9, 'Europe/Moscow', new Date())]);
  await digestSchedule.run({ ...toolsOf(workerDoor), portalsWith: async () => [portal.tenantId] });
  assert.deepEqual(await buyer.letters(), []);
});

test('portals whose letters are due are found, others are not', async () => {
  const { portal, buyer, told } = await begin();
  const waiting = await begin();
  await told('PR-1');
  await waiting.told('PR-1');
  await owner.query(`update notices set digest_at = now() - interval '1 hour' where tenant_id = $1`, [portal.tenantId]);
  await digestSchedule.run(toolsOf(workerDoor));
  assert.equal((await buyer.letters()).length, 1);
  assert.equal((await waiting.buyer.letters()).length, 0);
});

test('another hour moves what waits', async () => {
  const { buyer, told, dueAt } = await begin();
  await told('PR-1');
  assert.equal((await buyer.choose({ digestHour: 17 })).status, 200);
  assert.deepEqual(await dueAt(), [nextTurn(17, 'Europe/Moscow', new Date())]);
});

test('two workers at once write one letter', async () => {
  const { portal, buyer, told } = await begin();
  await told('PR-1');
  await owner.query('update notices set digest_at = now() where tenant_id = $1', [portal.tenantId]);
  await Promise.all(Array.from({ length: 6 }, () => workerDoor.command(sendDigests, systemIn(portal.tenantId), {})));
  assert.equal((await buyer.letters()).length, 1);
});

test('an hour comes by the clock of the person, tomorrow where it has passed today', () => {
  const at = (text: string) => new Date(text);
  assert.equal(nextTurn(9, 'Europe/Moscow', at('2026-11-20T05:59:59.900Z')), '2026-11-20T06:00:00.000Z');
  assert.equal(nextTurn(9, 'Europe/Moscow', at('2026-11-20T06:00:00.000Z')), '2026-11-21T06:00:00.000Z');
  assert.equal(nextTurn(0, 'Asia/Yekaterinburg', at('2026-11-20T18:30:00.000Z')), '2026-11-20T19:00:00.000Z');
  assert.equal(nextTurn(7, 'Asia/Kolkata', at('2026-11-20T01:00:00.000Z')), '2026-11-20T01:30:00.000Z');
});
