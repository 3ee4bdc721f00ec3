import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage, listed } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';

const { address, askedBy } = await import('../../../../test/asked-by.ts');
const { logisticsRoutes: routes } = await import('../logistics.routes.tsx');
const { Board } = await import('./board.tsx');
const { columnOf } = await import('./queries.ts');
const { AskDialog } = await import('./ask-dialog.tsx');

const item = {
  ...{ id: 'i1', position: 1, procurementItemId: 'l1', allocationId: 'a1', catalogItemId: 'c1', sku: 'C-500' },
  ...{ name: 'Цемент М500', quantity: '10', deliveredQuantity: null, movedQuantity: '0', uom: '168' },
  ...{ factorToBase: '1', weightKg: '500', volumeM3: null, comment: null },
};
const batch = {
  ...{ id: 'b1', version: 2, number: 'DB-2026-0001', status: 'planned', isActive: true, procurementId: 'r1' },
  ...{ procurementNumber: 'PR-2026-0001', supplierId: 's1', supplier: { name: 'Двор' }, routeId: null, stopId: null },
  ...{ stopSequence: null, objectId: 'o1', object: { name: 'Север' }, warehouseId: null, plannedDate: '2025-12-01' },
  ...{ dispatchedAt: null, deliveredAt: null, recipientName: null, statusReason: null, splitFromId: null },
  ...{ itemCount: 1, weightKg: '500', volumeM3: '0', items: [item], constructionProject: null, comment: null },
  ...{ customFields: {}, archivedAt: null, allowedMoves: [], receipts: [], warnings: [] },
};

const page = (changes: object = {}, may: readonly string[] = ['logistics.update', 'logistics.delete']) =>
  drawPage({
    ...{ at: 'logistics/batches/b1', routes, may: may as never },
    known: [[['logistics', 'batch', 'b1'], { ...batch, ...changes }]],
  });

const moves = (...tos: string[]) => ({ allowedMoves: tos.map((to) => ({ to, requires: [] })) });

test('a row says what goes together, whereto, when and how far it has come', async () => {
  const names = ['search', 'sort', 'status', 'supplier', 'object', 'procurement', 'from', 'to', 'archived'];
  const key = ['logistics', 'batches', Object.fromEntries(names.map((name) => [name, undefined]))];
  const { text } = await drawPage({
    ...{ at: 'logistics/batches', routes },
    known: [[key, listed([{ ...batch, items: [item, item, item] }])]],
  });
  assert.match(text, /DB-2026-0001 Цемент М500 и ещё 2 Двор Север 1 дек\. 2025 г\. 500 Запланирована/);
});

test('batches are asked for by what the address says, and by no status that nobody knows', async () => {
  const search = { status: 'planned,lost', supplier: 's1', object: 'o1', from: '2025-12-01', to: '2025-12-07' };
  const asked = await askedBy({ at: address('logistics/batches', search), routes });
  assert.deepEqual(asked.get('logistics/batches'), {
    ...{ limit: '100', includeTotal: 'true', 'status[in]': 'planned', supplierId: 's1', objectId: 'o1' },
    ...{ 'plannedDate[gte]': '2025-12-01', 'plannedDate[lte]': '2025-12-07' },
  });
});

test('the board has a column for each status, and a tile moves only where its flow leads', async () => {
  const columns = ['planned', 'loading', 'in_transit', 'delivered', 'partially_delivered', 'returned', 'cancelled'];
  const known = columns.map((status) => {
    const rows = status === 'planned' || status === 'delivered' ? [{ ...batch, id: status, status }] : [];
    return [columnOf({}, status as never).key, listed(rows)] as const;
  });
  const board = (may: readonly string[]) => draw(createElement(Board, { search: {} }), { known, may: may as never });
  const { text, buttons, html } = await board(['logistics.update']);
  assert.match(text, /Запланирована 1 DB-2026-0001 .* Цемент М500 Север 500\sкг Погрузка 0 Партий нет/);
  assert.deepEqual(buttons, ['Переместить: DB-2026-0001'], 'what is delivered moves no more');
  assert.match(html, /aria-keyshortcuts="Alt\+ArrowRight"/);
  assert.deepEqual((await board([])).buttons, []);
});

test('what comes next is a button, and a delivery in part is told by its amounts', async () => {
  assert.ok((await page(moves('loading', 'cancelled'))).buttons.includes('Начать погрузку'));
  const onTheWay = await page({ status: 'in_transit', ...moves('delivered', 'partially_delivered', 'returned') });
  assert.ok(onTheWay.buttons.includes('Доставлена') && !onTheWay.buttons.includes('Доставлена частично'));
});

test('a delivered batch leads to the receipt of its requisition, for who receives goods', async () => {
  const delivered = { status: 'delivered', isActive: false, deliveredAt: '2025-12-01T09:00:00.000Z' };
  const { links, text } = await page(delivered, ['stock.receive']);
  assert.ok(links.includes('/romashka/requisitions/r1?tab=delivery&batch=b1'));
  assert.match(text, /Приёмки на склад Пока ничего не принято/);
  const receive = (shown: { links: string[] }) => shown.links.some((one) => one.includes('tab=delivery&batch=b1'));
  assert.ok(!receive(await page(delivered, [])));
  assert.ok(!receive(await page({}, ['stock.receive'])), 'nothing has come');
  assert.ok(!receive(await page({ ...delivered, procurementId: null }, ['stock.receive'])));
});

test('a batch says what it carries, why it was returned, and what is worth knowing', async () => {
  const warnings = [{ code: 'vehicle_overweight', message: 'Партии тяжелее грузоподъёмности.', meta: {} }];
  const { text } = await page({ status: 'returned', statusReason: 'Не приняли', warnings });
  assert.match(text, /Возвращена Не приняли Обратите внимание Партии тяжелее грузоподъёмности\./);
  assert.match(text, /Цемент М500 · C-500 10\sмеш 500|Цемент М500 · C-500 10\sт 500/);
});

const ask = (to: string, asked: 'delivery' | 'reason', changes: object = {}) =>
  draw(
    createElement(AskDialog, {
      of: { batch: { ...batch, ...changes } as never, move: { to: to as never, asked } },
      onClose() {},
    }),
  );

test('a delivery begins with everything that the batch carries', async () => {
  const moved = { ...item, movedQuantity: '4' };
  const { text, html, buttons, fields } = await ask('delivered', 'delivery', { status: 'in_transit', items: [moved] });
  assert.match(text, /DB-2026-0001: что доставлено/);
  assert.match(html, /value="6"/);
  assert.ok(fields.includes('Кто принял') && fields.includes('Доставлено: Цемент М500'));
  assert.ok(buttons.includes('Доставлено всё'));
  assert.doesNotMatch(text, /новой партией/);
});

test('a batch is cancelled for a reason', async () => {
  const { text, off, fields } = await ask('cancelled', 'reason');
  assert.match(text, /DB-2026-0001: отменить/);
  assert.deepEqual([fields, off], [['Причина'], ['Отменить']]);
});

test('batches are ticked by whoever may make a route of them, in the list and on the board', async () => {
  const may = ['logistics.create', 'logistics.update'];
  const names = ['search', 'sort', 'status', 'supplier', 'object', 'procurement', 'from', 'to', 'archived'];
  const key = ['logistics', 'batches', Object.fromEntries(names.map((name) => [name, undefined]))];
  const seen = { at: 'logistics/batches', routes, known: [[key, listed([batch])]] as never };
  assert.match(
    (await drawPage({ ...seen, may: may as never })).html,
    /type="checkbox"[^>]*DB-2026-0001|DB-2026-0001[^>]*type="checkbox"/,
  );
  assert.doesNotMatch((await drawPage(seen)).html, /aria-label="[^"]*: DB-2026-0001"/);
});
