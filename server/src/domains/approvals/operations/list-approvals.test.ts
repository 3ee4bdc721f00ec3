import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, decides, done, named, person } from '../../../../test/approvals.ts';
import { countStatements } from '../../../../test/count-statements.ts';

const mine = '/api/v1/approvals';

async function begin() {
  const base = await approvalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  await base.addRoute({
    steps: [
      { name: 'Отдел', approvers: [person(ivan)] },
      { name: 'Директор', approvers: [person(olga)] },
    ],
  });
  return { ...base, ivan, olga };
}

type Entry = { recordId: string; step: number; stepName: string; stepCount: number };

test('everybody finds what waits for them, and nothing else', async () => {
  const { sent, create, ivan, olga } = await begin();
  const [first, second] = [await sent(), await sent()];
  await create();
  const found = async (who: typeof ivan) =>
    (await who.ask('GET', mine)).json.items.map(({ recordId }: Entry) => recordId);
  assert.deepEqual([await found(ivan), await found(olga)], [[first, second], []]);
  done(await decides(ivan, first));
  assert.deepEqual([await found(ivan), await found(olga)], [[second], [first]]);
  const [{ step, stepName, stepCount }] = (await olga.ask('GET', mine)).json.items;
  assert.deepEqual([step, stepName, stepCount], [2, 'Директор', 2]);
});

test('the list of requisitions says the same of those that wait for me', async () => {
  const { asOwner, sent, ivan, olga } = await begin();
  const [first] = [await sent(), await sent()];
  done(await decides(ivan, first as string));
  const waiting = async (who: typeof ivan) =>
    (await who.ask('GET', '/api/v1/purchase-requisitions?awaitingMyApproval=true')).json.items.length;
  assert.deepEqual([await waiting(ivan), await waiting(olga)], [1, 1]);
  const { json } = await asOwner('GET', '/api/v1/settings/approval-routes');
  done(await asOwner('PATCH', `/api/v1/settings/approval-routes/${json.items[0].id}`, { isActive: false }));
  await sent();
  assert.deepEqual([await waiting(ivan), await waiting(olga)], [2, 2]);
});

test('page by page, filtered, and in as many statements for fifty as for one', async () => {
  const { sent, ivan } = await begin();
  const first = await sent();
  const cost = async () => (await countStatements(() => ivan.ask('GET', mine))).statements.length;
  await cost();
  const one = await cost();
  for (let made = 0; made < 9; made += 1) await sent();
  assert.equal(await cost(), one);
  const page = (await ivan.ask('GET', `${mine}?limit=4&sort=-stepOpenedAt`)).json;
  assert.deepEqual([page.items.length, page.page.hasMore], [4, true]);
  const rest = (await ivan.ask('GET', `${mine}?limit=10&sort=-stepOpenedAt&cursor=${page.page.nextCursor}`)).json;
  assert.deepEqual([rest.items.length, rest.items.at(-1).recordId], [6, first]);
  assert.equal((await ivan.ask('GET', `${mine}?recordType=invoice`)).json.items.length, 0);
  assert.equal((await ivan.ask('GET', `${mine}?recordType=requisition&includeTotal=true`)).json.meta.total, 10);
});

test('a card costs as many statements with ten steps as with one', async () => {
  const { asOwner, sent, ivan, portal } = await begin();
  const cost = async (id: string) =>
    (await countStatements(() => ivan.ask('GET', `/api/v1/purchase-requisitions/${id}`))).statements.length;
  await cost(await sent());
  const two = await cost(await sent());
  const { json } = await asOwner('GET', '/api/v1/settings/approval-routes');
  const others = [await named(portal, 'Анна'), await named(portal, 'Борис'), await named(portal, 'Вера')];
  const steps = Array.from({ length: 10 }, () => ({ approvers: [ivan, ...others].map(person) }));
  done(await asOwner('PATCH', `/api/v1/settings/approval-routes/${json.items[0].id}`, { steps }));
  const id = await sent();
  await cost(id);
  assert.equal(await cost(id), two);
});
