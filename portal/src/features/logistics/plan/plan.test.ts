import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';
import { chosenOf, keyOf, planBodyOf, usualWishes } from './plan-values.ts';

const { address } = await import('../../../../test/asked-by.ts');
const { logisticsRoutes: routes } = await import('../logistics.routes.tsx');

const proposal = (supplierId: string, plannedDate: string | null, changes: object = {}) =>
  ({
    batch: {
      ...{ procurementId: 'r1', supplierId, objectId: 'o1', warehouseId: null, plannedDate },
      items: [{ procurementItemId: 'l1', allocationId: 'a1', name: 'Цемент М500', quantity: '10', uom: '168' }],
    },
    ...{ procurementNumber: 'PR-2026-0001', supplierName: 'Двор', objectName: 'Север', weightKg: '500' },
    ...{ volumeM3: '0', warnings: [] },
    ...changes,
  }) as never;

const key = ['logistics', 'plan', planBodyOf(['r1'], usualWishes)];

const page = (batches: readonly object[], may: readonly string[] = ['logistics.create']) =>
  drawPage({
    ...{ at: address('logistics/plan', { procurements: 'r1' }), routes, may: may as never },
    known: [
      [key, { batches }],
      [['requisitions', 'r1'], { number: 'PR-2026-0001', title: 'Фундамент' }],
    ],
  });

test('a plan says from whom, whereto, when and what goes together, before anything is saved', async () => {
  const warnings = [{ code: 'late', message: 'Часть товара нужна раньше.', meta: {} }];
  const { text, html, buttons } = await page([proposal('s1', '2025-12-01', { warnings }), proposal('s2', null)]);
  assert.match(text, /PR-2026-0001 Фундамент/);
  assert.match(text, /Двор → Север PR-2026-0001 Цемент М500 — 10\s\S+ 500\sкг Часть товара нужна раньше\./);
  assert.match(html, /value="2025-12-01"/);
  assert.ok(buttons.includes('Сохранить 2 партии'));
  assert.match(text, /До этого ничего не сохраняется/);
});

test('who may not make batches sees the plan and is not offered to save it', async () => {
  const { text, buttons } = await page([proposal('s1', null)], ['logistics.read']);
  assert.match(text, /Двор → Север/);
  assert.ok(!buttons.some((one) => one.startsWith('Сохранить')));
});

test('where all goes with a batch already there is nothing to plan', async () => {
  assert.match((await page([])).text, /Планировать нечего Всё решённое уже едет или пришло/);
});

test('without requisitions the page asks for them', async () => {
  const { text, fields } = await drawPage({ at: 'logistics/plan', routes });
  assert.match(text, /Выберите заявки/);
  assert.ok(fields.includes('Заявки') && fields.includes('Помещается в автомобиль'));
});

test('a vehicle stands in place of both limits', () => {
  const wishes = { ...usualWishes, maxWeightKg: '5000', maxVolumeM3: null };
  assert.deepEqual(planBodyOf(['r1'], wishes), {
    ...{ procurementIds: ['r1'], groupBy: ['supplier', 'date'], maxWeightKg: '5000' },
  });
  assert.deepEqual(planBodyOf(['r1'], { ...wishes, vehicleId: 'v1', groupBy: [] }), {
    ...{ procurementIds: ['r1'], groupBy: [], vehicleId: 'v1' },
  });
});

test('what is saved are the batches that were left, each on the day that was set for it', () => {
  const [first, second, third] = [proposal('s1', '2025-12-01'), proposal('s2', '2025-12-01'), proposal('s3', null)];
  const all = [first, second, third];
  const chosen = chosenOf(all, new Set([keyOf(second)]), { [keyOf(first)]: '2025-12-05', [keyOf(third)]: '' });
  assert.deepEqual(
    chosen.map(({ supplierId, plannedDate }) => [supplierId, plannedDate]),
    [
      ['s1', '2025-12-05'],
      ['s3', null],
    ],
  );
});
