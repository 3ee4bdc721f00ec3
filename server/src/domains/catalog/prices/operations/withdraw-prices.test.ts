import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../../../../../test/harness.ts';
import { cardOf, costOf, supplied } from '../../../../../test/prices.ts';
import { newItem, tell } from '../../../../../test/suppliers.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { withdrawPrices } from './withdraw-prices.ts';

test('what a source takes back is no cost any more, and stays in the history and in the sources of the link', async () => {
  const { portal, key, supplierId } = await supplied();
  const [first, second] = [await newItem(key, { plannedCost: { price: '70' } }), await newItem(key, { name: 'Песок' })];
  const list = { sourceEntityType: 'price_list', sourceEntityId: uuidv7() };
  const rows = [uuidv7(), uuidv7()] as const;
  await tell(
    portal,
    'price_list',
    [
      { catalogItemId: first, supplierId, price: '100', sourceRowId: rows[0] },
      { catalogItemId: second, supplierId, price: '30', sourceRowId: rows[1] },
    ],
    list,
  );
  const takeBack = (more = {}) => run(withdrawPrices, portal.owner, { ...list, ...more });
  assert.deepEqual(await takeBack({ sourceRowIds: [rows[1]] }), { withdrawn: 1 });
  assert.equal(await costOf(key, second), null);
  assert.equal(await costOf(key, first), '100 RUB price_list');
  assert.deepEqual(await takeBack(), { withdrawn: 1 });
  assert.deepEqual(await takeBack(), { withdrawn: 0 });

  assert.equal(await costOf(key, first), '70 RUB planned');
  const { suppliers, priceHistory } = await cardOf(key, first);
  assert.deepEqual(suppliers[0].sources, ['price_list']);
  assert.equal(suppliers[0].lastPrice, null);
  assert.equal(priceHistory.length, 2);
});

test('what another portal was told cannot be taken back', async () => {
  const [{ portal, key }, other] = [await supplied(), await supplied()];
  const list = { sourceEntityType: 'price_list', sourceEntityId: uuidv7() };
  const itemId = await newItem(key);
  await tell(portal, 'price_list', [{ catalogItemId: itemId, price: '100' }], list);
  assert.deepEqual(await run(withdrawPrices, other.portal.owner, list), { withdrawn: 0 });
  assert.equal(await costOf(key, itemId), '100 RUB price_list');
});
