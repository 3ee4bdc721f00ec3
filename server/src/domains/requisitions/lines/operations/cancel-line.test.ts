import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../../../../../test/harness.ts';
import { line, requisitionPortal, url } from '../../../../../test/requisitions.ts';

test('a line is cancelled for a reason that stays with it until it is brought back, and is told', async () => {
  const { portal, ask, create, cardOf } = await requisitionPortal();
  const { id, items } = await create({ items: [line(), line({ name: 'Песок' })] });
  const at = `${url}/${id}/items/${items[1].id}`;
  const gone = await ask('DELETE', `${at}?reason=${encodeURIComponent('Нашли на складе')}`);
  assert.deepEqual([gone.json.status, gone.json.cancelReason], ['cancelled', 'Нашли на складе']);
  const told = (await factsOf(portal.tenantId)).at(-1);
  assert.deepEqual([told?.data.lines, told?.data.reason], [{ added: 0, cancelled: 1, changed: 1 }, 'Нашли на складе']);
  const again = await ask('DELETE', `${at}?reason=${encodeURIComponent('Другая')}`);
  assert.deepEqual([again.json.cancelReason, again.json.version], ['Нашли на складе', gone.json.version]);
  assert.equal((await cardOf(id)).items[1].cancelReason, 'Нашли на складе');
  assert.equal((await ask('PATCH', at, { status: 'active' })).json.cancelReason, null);
  assert.equal((await ask('DELETE', at)).json.cancelReason, null);
});
