import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage } from '../../../../test/draw.ts';
import { emptyLine } from './draft-line.ts';
import type { Header } from './header.ts';
import { headerBody, headerFieldOf } from './header.ts';

const { requisitionRoutes: routes } = await import('../requisitions.routes.tsx');
const { LinesEditor } = await import('./lines-editor.tsx');

test('a new requisition asks what, by when and for whom, and begins with empty lines', async () => {
  const { fields, text, buttons } = await drawPage({ at: 'requisitions/new', routes, may: ['warehouses.read'] });
  assert.deepEqual(fields.slice(0, 6), [
    'Название',
    'Срок поставки',
    'Склад',
    'Заказчик',
    'Ответственный',
    'Приоритет',
  ]);
  assert.match(text.replaceAll('\u00a0', ' '), /План: 0,00 ₽/);
  assert.ok(buttons.includes('Создать заявку') && !buttons.includes('Из файла'));
  const importer = await drawPage({ at: 'requisitions/new', routes, may: ['purchase_requisitions.import'] });
  assert.ok(importer.buttons.includes('Из файла'));
});

test('who may not read counterparties or assign is not asked for either', async () => {
  const { off } = await drawPage({ at: 'requisitions/new', routes });
  assert.deepEqual(off, ['Заказчик', 'Ответственный']);
  const may = ['counterparties.read', 'purchase_requisitions.assign'] as const;
  assert.deepEqual((await drawPage({ at: 'requisitions/new', routes, may })).off, []);
});

const line = (more: object) => ({ ...emptyLine(), name: 'Труба', ...more });
const editorOf = async (
  lines: ReturnType<typeof line>[],
  faults: ReadonlyMap<string, Record<string, string>> = new Map(),
) => (await draw(createElement(LinesEditor, { lines, onChange() {}, faults }))).text.replaceAll('\u00a0', ' ');

test('what the lines will cost stands below them, each currency by itself', async () => {
  const roubles = line({ quantity: '3', plannedPrice: '0.1' });
  const yuan = line({ quantity: '2', plannedPrice: '7.5', currency: 'CNY' });
  assert.match(await editorOf([roubles, roubles]), /План: 0,60 ₽/);
  assert.match(await editorOf([roubles, yuan]), /План: 0,30 ₽ \+ 15,00 (CN)?¥/);
});

test('what the server refused of a line stands at that line', async () => {
  const faulty = line({ quantity: '3' });
  assert.match(await editorOf([faulty], new Map([[faulty.key, { quantity: 'слишком много' }]])), /слишком много/);
});

const header: Header = {
  ...{ title: ' ', dueDate: '', deliveryWarehouseId: null, customer: { id: 'c1', label: 'ООО «Дом»' } },
  ...{ budgetCode: ' СТР-26 ', departmentName: '' },
  ...{ responsibleId: 'anna', priority: 'normal', comment: ' ', customFields: {}, contract: null },
};

test('what is left empty is cleared, and a title that is left empty is made of the lines', () => {
  assert.deepEqual(headerBody(header), {
    ...{ deliveryWarehouseId: null, responsibleId: 'anna', priority: 'normal' },
    ...{ dueDate: null, comment: null, customerId: 'c1', contractId: null },
    ...{ budgetCode: 'СТР-26', departmentName: null },
  });
});

test('a requisition is put under a contract by who may see contracts', async () => {
  const { fields } = await drawPage({ at: 'requisitions/new', routes, may: ['contracts.read', 'warehouses.read'] });
  assert.equal(fields[4], 'Договор');
  assert.equal(headerBody({ ...header, contract: { id: 'k47', label: '№ 47/2026' } }).contractId, 'k47');
});

test('a refusal of the customer stands at the customer, one of the contract at the contract', () => {
  assert.equal(headerFieldOf('customerId'), 'customer');
  assert.equal(headerFieldOf('contractId'), 'contract');
  assert.equal(headerFieldOf('dueDate'), 'dueDate');
});
