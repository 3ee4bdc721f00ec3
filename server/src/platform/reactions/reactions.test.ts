import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { door, lease, newPortal, owner, type Portal, pool, quiet, workerDoor } from '../../../test/harness.ts';
import { catalogItem } from '../../domains/catalog/catalog-item.ts';
import { createItem } from '../../domains/catalog/operations/create-item.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { reaction, type ToldFact, toldFact } from '../../kernel/reaction.ts';
import { createDoor } from '../door/create-door.ts';
import { createJobWorker } from '../jobs/create-job-worker.ts';

const heard: ToldFact[] = [];

const hear = command({
  name: 'tests.hear',
  summary: words('Hear of a fact', 'Услышать о факте'),
  permission: 'signed-in',
  scope: null,
  input: toldFact,
  output: Type.Unknown(),
  async run(ctx, told) {
    heard.push(told);
    ctx.nothingChanged();
  },
});

const hearing = reaction([catalogItem.event('created')], hear);
const listening = createDoor(pool, door.services, { reactions: [hearing] });
let portal: Portal;

/** What every test begins with; a hook would run before the tests of all files. */
async function begin() {
  heard.length = 0;
  portal = await newPortal();
}

const drain = () =>
  createJobWorker({
    door: workerDoor,
    lease,
    jobs: [hearing.job],
    log: quiet,
    duePortals: async () => [portal.tenantId],
  }).drain();

test('a fact hands its work to those that wait for it, in the same commit', async () => {
  await begin();
  const { result } = await listening.command(createItem, portal.owner, { name: 'Цемент' });
  await drain();
  const { rows } = await owner.query('select id from audit_events where tenant_id = $1', [portal.tenantId]);
  assert.deepEqual(heard, [{ factId: rows[0].id, entityId: (result as { id: string }).id }]);
});

test('a change that is taken back hands over nothing', async () => {
  await begin();
  await assert.rejects(listening.command(createItem, portal.owner, { name: 'Цемент', categoryId: portal.ownerId }));
  await drain();
  assert.deepEqual(heard, []);
});

test('a fact that nobody waits for leaves no work behind', async () => {
  await begin();
  await door.command(createItem, portal.owner, { name: 'Цемент' });
  const { rows } = await owner.query('select name from jobs where tenant_id = $1', [portal.tenantId]);
  assert.deepEqual(rows, []);
});
