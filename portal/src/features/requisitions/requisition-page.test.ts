import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw, drawPage } from '../../../test/draw.ts';
import { Problem } from '../../shared/api/problem.ts';

const { requisitionRoutes: routes } = await import('./requisitions.routes.tsx');
const { LineProblem } = await import('./card/lines/line-problem.tsx');
const { SuppliersTab } = await import('./card/suppliers/suppliers-tab.tsx');
const { InvoicesTab } = await import('./card/invoices/invoices-tab.tsx');

const line = (id: string, more: object = {}) => ({
  ...{ id, name: `Труба ${id}`, status: 'active', sku: null, specification: 'ГОСТ', productFields: {}, uom: '796' },
  ...{ quantity: '10', plannedPrice: '100.5', plannedAmount: '1005', currency: 'RUB', requiredAt: null, version: 1 },
  ...{
    receivedQuantity: '4',
    reservedQuantity: '0',
    fromStockQuantity: '0',
    cancelReason: null,
    supplyCoverage: { suppliers: [], acceptedQuantity: '6' },
  },
  ...more,
});
const share = { percent: '50' };
const card = {
  ...{
    id: 'p1',
    number: 'З-42',
    title: 'Трубы на объект',
    status: 'approved',
    heldFrom: null,
    stage: null,
    version: 3,
  },
  ...{ responsibleId: 'anna', priority: 'high', dueDate: '2031-03-05', currency: 'RUB', customerId: null },
  ...{ plannedTotal: '1005', actualTotal: '980.4', customFields: {}, externalLinks: [], suppliers: [] },
  ...{ supplyCoverage: share, invoiceCoverage: share, receiptCoverage: share, allowedMoves: [], approval: null },
  ...{ rejectReason: null, holdReason: null, cancelReason: null, closeReason: null, items: [line('1')] },
};
const pageOf = async (more: object = {}, may: readonly Permission[] = []) => {
  const drawn = await drawPage({
    at: 'requisitions/p1',
    routes,
    may,
    known: [[['requisitions', 'p1'], { ...card, ...more }]],
  });
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};

test('a buyer sees what is planned and what it has come to, how far it is covered, and each line', async () => {
  const { text, headings } = await pageOf();
  assert.equal(headings[0], 'Трубы на объект');
  assert.match(text, /З-42 Согласована/);
  assert.match(text, /План 1 005,00 ₽ Факт 980,40 ₽/);
  assert.match(text, /1 Труба 1 ГОСТ 10 шт 100,50 ₽ 1 005,00 ₽ 5 мар\. 2031.* 6 4 План 1 005,00 ₽/);
});

const writer = ['purchase_requisitions.update'] as const;

test('quantity, price and day are changed where they stand, by those who may and while it is open', async () => {
  const changes = (buttons: readonly string[]) =>
    buttons.filter((name) => name.endsWith('Изменить') && name.includes(','));
  assert.equal(changes((await pageOf({}, writer)).buttons).length, 3);
  assert.equal(changes((await pageOf()).buttons).length, 0);
  assert.equal(changes((await pageOf({ status: 'completed' }, writer)).buttons).length, 0);
});

test('a cancelled line says why, and is changed no more', async () => {
  const items = [line('1', { status: 'cancelled', cancelReason: 'ошибка' })];
  const { text, buttons } = await pageOf({ items }, writer);
  assert.match(text, /Отменена: ошибка/);
  assert.ok(!buttons.some((name) => name.startsWith('Количество')));
});

test('a requisition without lines says how to add them, to those who may', async () => {
  assert.match((await pageOf({ items: [] })).text, /Позиций пока нет/);
  assert.ok((await pageOf({ items: [] }, writer)).buttons.includes('Позиция'));
});

test('why it was rejected, held, cancelled or closed short is told on top', async () => {
  assert.match((await pageOf({ status: 'rejected', rejectReason: 'дорого' })).text, /Отклонена: дорого/);
  assert.match((await pageOf({ status: 'on_hold', holdReason: 'нет бюджета' })).text, /Приостановлена: нет бюджета/);
  assert.match(
    (await pageOf({ status: 'completed', closeReason: 'хватило' })).text,
    /Закрыта с недопоставкой: хватило/,
  );
});

test('a requisition names the contract it stands under', async () => {
  const contract = { number: '47/2026', date: '2031-03-01', currency: 'RUB' };
  assert.match((await pageOf({ contractId: 'k47', contract })).text, /Договор № 47\/2026 от 1 мар\. 2031 г\./);
  assert.doesNotMatch((await pageOf()).text, /Договор/);
});

test('quotes are asked for while suppliers are being chosen', async () => {
  const asking = { links: '/romashka/rfqs/new?requisition=p1' };
  assert.ok((await pageOf({}, ['supplier_rfqs.create'])).links.includes(asking.links));
  assert.ok(!(await pageOf({ status: 'draft' }, ['supplier_rfqs.create'])).links.includes(asking.links));
});

test('where the server lets it go stands on buttons, and what was held is resumed', async () => {
  const move = (to: string) => ({ to, requires: [] });
  const { buttons } = await pageOf({ status: 'draft', allowedMoves: [move('pending_approval'), move('cancelled')] });
  assert.deepEqual(buttons.slice(0, 2), ['Отправить на согласование', 'Статус']);
  const held = await pageOf({ status: 'on_hold', heldFrom: 'approved', allowedMoves: [move('approved')] });
  assert.ok(held.buttons.includes('Статус') && !held.buttons.includes('Согласовать'));
});

test('the stage is told in the language of the page', async () => {
  const stage = { id: 's1', name: 'Сбор предложений', color: '#888' };
  const known = [[['requisitions', 'p1'], { ...card, stage }]] as const;
  const { text } = await drawPage({ at: 'requisitions/p1', routes, known, language: 'en' });
  assert.match(text, /Stage Collecting quotes/);
});

test('less than suppliers were chosen for is asked about before their choice is cut', async () => {
  const refused = new Problem({ rule: 'below_accepted', acceptedQuantity: '6.5', detail: 'Мало.' }, 409);
  const { text, buttons } = await draw(createElement(LineProblem, { error: refused, onRelease() {} }));
  assert.match(text, /У поставщиков уже выбрано 6,5/);
  assert.deepEqual(buttons, ['Всё равно уменьшить']);
  assert.deepEqual(
    (await draw(createElement(LineProblem, { error: new Problem({ detail: 'Нет.' }, 400), onRelease() {} }))).buttons,
    [],
  );
});

const supplier = {
  ...{
    id: 's',
    procurementId: 'p1',
    counterpartyId: 'c1',
    name: 'ООО «Север»',
    status: 'quoted',
    note: null,
    version: 1,
  },
  ...{ excludeReason: null, invitedAt: null, quotedAt: null, supplyCoverage: { lines: 2, amount: '500.5' } },
};
const suppliersOf = (more: object, may: readonly Permission[] = writer) =>
  draw(createElement(SuppliersTab, { portal: 'romashka', card: { ...card, ...more } as never }), { may });

test('each supplier stands with how far it went and for how much they were chosen', async () => {
  const { text, buttons } = await suppliersOf({ suppliers: [supplier] });
  assert.match(text.replaceAll('\u00a0', ' '), /ООО «Север» .* 2 500,50 ₽ Исключить/);
  assert.deepEqual(buttons, ['Исключить']);
  const excluded = { ...supplier, status: 'excluded', excludeReason: 'долги' };
  const out = await suppliersOf({ suppliers: [excluded] });
  assert.match(out.text, /долги/);
  assert.deepEqual(out.buttons, ['Вернуть']);
  assert.deepEqual((await suppliersOf({ suppliers: [supplier], status: 'cancelled' })).buttons, []);
});

test('an invoice is entered once a supplier was chosen', async () => {
  const known = [
    [['invoices', 'requests', 'p1'], []],
    [['invoices', 'of-requisition', 'p1'], []],
  ] as const;
  const tab = (items: readonly object[]) =>
    draw(createElement(InvoicesTab, { portal: 'romashka', card: { ...card, items } as never }), {
      ...{ known, may: ['invoices.create'] },
    });
  const none = line('1', { supplyCoverage: { suppliers: [], acceptedQuantity: '0.000' } });
  assert.deepEqual((await tab([none])).links, []);
  assert.deepEqual((await tab([line('1')])).links, ['/romashka/invoices/new?requisition=p1']);
});
