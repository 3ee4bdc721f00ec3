import assert from 'node:assert/strict';
import { test } from 'node:test';
import { line, requisitionPortal, url } from '../../../../test/requisitions.ts';

interface Sums {
  items: Array<{ stageId: string; count: number; totals: Array<{ currency: string; plannedTotal: string }> }>;
}

test('requisitions are counted and summed by stage, each currency by itself', async () => {
  const { ask, create, moveTo } = await requisitionPortal();
  const { stage } = await create({ items: [line({ quantity: '2', plannedPrice: '10.50' })] });
  await create({ items: [line({ quantity: '1', plannedPrice: '100' })] });
  await create({ currency: 'CNY', items: [line({ quantity: '3', plannedPrice: '7', currency: 'CNY' })] });
  const sent = await create({ items: [line({ quantity: '1', plannedPrice: '5' })] });
  const { json: moved } = await moveTo(sent.id, 'pending_approval');

  const { items } = (await ask('GET', `${url}/stage-totals`)).json as Sums;
  assert.deepEqual(items, [
    {
      stageId: stage.id,
      count: 3,
      totals: [
        { currency: 'RUB', plannedTotal: '121.00' },
        { currency: 'CNY', plannedTotal: '21.00' },
      ],
    },
    { stageId: moved.stage.id, count: 1, totals: [{ currency: 'RUB', plannedTotal: '5.00' }] },
  ]);
});

test('the filters and the search of the list narrow what is counted', async () => {
  const { ask, create } = await requisitionPortal();
  await create({ title: 'Кабель и щиты', priority: 'high' });
  await create({ title: 'Кабель силовой', priority: 'low' });
  await create({ title: 'Кровля', priority: 'high' });
  const counted = async (query: string) => {
    const { items } = (await ask('GET', `${url}/stage-totals?${query}`)).json as Sums;
    return items.map(({ count }) => count);
  };
  assert.deepEqual(await counted('priority=high'), [2]);
  assert.deepEqual(await counted(`search=${encodeURIComponent('кабель')}`), [2]);
  assert.deepEqual(await counted(`search=${encodeURIComponent('кабель')}&priority=low`), [1]);
  assert.deepEqual(await counted('status=completed'), []);
  assert.equal((await ask('GET', `${url}/stage-totals?limit=5`)).status, 400);
});
