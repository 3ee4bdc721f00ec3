import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs } from '../../../../test/harness.ts';
import { reader } from '../../../../test/notices.ts';
import { receivingPortal } from '../../../../test/receiving.ts';
import { made, url } from '../../../../test/requisitions.ts';

test('who asked for goods and who is responsible hear that they came, others do not', async () => {
  const { portal, ask, first, give, decide, came, receive, id, card } = await receivingPortal();
  const { number, title: name } = await card();
  const [requester, responsible, other] = [await reader(portal), await reader(portal), await reader(portal)];
  const people = { requesterId: requester.userId, responsibleId: responsible.userId };
  assert.equal((await ask('PATCH', `${url}/${id}`, people)).status, 200);
  await decide(give([{ supplierId: first, price: '122' }]));
  made(await receive([came('4')]));
  await drainJobs(portal.tenantId);
  const title = `Пришёл товар: ${number}, ${name}`;
  const said = async () =>
    Promise.all(
      [requester, responsible].map(async (one) => (await one.seen()).map(({ title, text }) => [title, text])),
    );
  const part = [title, 'Остальное ещё в пути.'];
  assert.deepEqual(await said(), [[part], [part]]);
  made(await receive([came('6')]));
  await drainJobs(portal.tenantId);
  const whole = [title, 'Заявка получена полностью.'];
  assert.deepEqual(await said(), [
    [whole, part],
    [whole, part],
  ]);
  assert.deepEqual(await other.titles(), []);
});
