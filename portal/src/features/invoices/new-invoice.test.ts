import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';
import { newInvoiceBodyOf, supplierOf } from './new-invoice.ts';
import { amountOf, linesFor, totalOf, withOrder } from './new-lines.ts';

const { address } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { invoiceRoutes: routes } = await import('./invoices.routes.tsx');

const yard = { supplierId: 'yard', name: 'Цементный двор', quantity: '100' };
const cement = {
  ...{ id: 'item', name: 'Цемент М500', uom: '796', invoicedQuantity: '40', plannedPrice: '1200' },
  supplyCoverage: { acceptedQuantity: '100', suppliers: [yard] },
};
const need = { id: 'need', number: 'PR-7', items: [cement] };
const asked = {
  ...{ id: 'request', supplierId: 'sand', supplierName: 'Песчаный карьер' },
  lines: [
    {
      ...{ id: 'r1', procurementItemId: 'item', allocationId: 'a1', quantity: '60', invoicedQuantity: '10' },
      ...{ price: '1180.5', vatRate: '22' },
    },
  ],
};
const entered = { requisition: need, request: undefined } as never;

test('from a requisition come the lines nobody has invoiced yet, at the planned price', () => {
  assert.deepEqual(linesFor(need as never, undefined), [
    ...[{ key: 'item', procurementItemId: 'item', name: 'Цемент М500', uom: '796', quantity: '60', price: '1200' }],
  ]);
  const all = { ...need, items: [{ ...cement, invoicedQuantity: '100' }] };
  assert.deepEqual(linesFor(all as never, undefined), [], 'a line invoiced whole is not invoiced twice');
});

test('from a request come the lines it asked for, at the price and the VAT that were agreed', () => {
  assert.deepEqual(linesFor(need as never, asked as never), [
    {
      ...{ key: 'r1', procurementItemId: 'item', allocationId: 'a1', name: 'Цемент М500', uom: '796' },
      ...{ quantity: '50', price: '1180.5', vatRate: '22' },
    },
  ]);
});

test('the supplier is whoever was asked, or the only one who was chosen; of two nobody is guessed', () => {
  assert.deepEqual(supplierOf(entered), { id: 'yard', label: 'Цементный двор' });
  assert.equal(supplierOf({ requisition: need, request: asked } as never)?.label, 'Песчаный карьер');
  const other = { ...yard, supplierId: 'lime', name: 'Известняк' };
  const two = { ...cement, supplyCoverage: { acceptedQuantity: '100', suppliers: [yard, other] } };
  assert.equal(supplierOf({ requisition: { ...need, items: [two] }, request: undefined } as never), null);
  assert.equal(supplierOf({ requisition: undefined, request: undefined }), null);
});

const ordered = {
  order: { vatMode: 'included' },
  lines: [
    {
      id: 'o1',
      procurementItemId: 'item',
      name: 'Цемент М500',
      uom: '796',
      leftQuantity: '40',
      price: '1150',
      vatRate: '22',
    },
  ],
} as never;

test('an order’s lines come with what is left of them, once, in place of the same needs without an order', () => {
  const typed = linesFor(need as never, undefined);
  const taken = withOrder(typed, ordered, 'included');
  assert.deepEqual(taken, [
    {
      ...{ key: 'o1', orderLineId: 'o1', procurementItemId: 'item', name: 'Цемент М500', uom: '796', quantity: '40' },
      ...{ price: '1150', vatRate: '22' },
    },
  ]);
  assert.deepEqual(withOrder(taken, ordered, 'included'), taken);
});

test('the price of an order that counts VAT otherwise is left to be typed', () => {
  assert.equal(withOrder([], ordered, 'excluded')[0]?.price, '');
});

test('lines are rounded to the kopeck before they are added up, as the server does', () => {
  const third = { quantity: '0.333', price: '10.01' };
  assert.equal(amountOf(third), '3.33');
  assert.equal(totalOf([third, third, third]), '9.99');
  assert.equal(amountOf({ quantity: '3', price: '' }), '0.00');
  assert.equal(totalOf([]), '0.00');
});

test('what is sent says what it is entered for, and leaves out what was not typed', () => {
  const line = { key: 'x', name: 'Доставка', quantity: '1', price: '500' };
  const values = {
    ...{ supplier: { id: 'yard', label: 'Цементный двор' }, vatMode: 'included' as const, lines: [line] },
    contract: null,
    header: { externalNumber: 'СЧ-1', externalDate: '', dueDate: ' ' },
  };
  assert.deepEqual(newInvoiceBodyOf(values, { requisition: need, request: asked } as never), {
    ...{ supplierId: 'yard', procurementId: 'need', invoiceRequestId: 'request', externalNumber: 'СЧ-1' },
    ...{ vatMode: 'included', lines: [{ name: 'Доставка', quantity: '1', price: '500' }] },
  });
});

test('it says which contract it stands under', () => {
  const values = {
    ...{ supplier: { id: 'yard', label: 'Цементный двор' }, contract: { id: 'k47', label: '№ 47/2026' } },
    ...{ vatMode: 'included' as const, lines: [], header: { externalNumber: '', externalDate: '', dueDate: '' } },
  };
  const none = { requisition: undefined, request: undefined };
  assert.equal(newInvoiceBodyOf(values, none).contractId, 'k47');
});

test('the contract is asked for by who may see contracts', async () => {
  const at = 'invoices/new';
  assert.ok((await drawPage({ at, routes, may: ['contracts.read'] })).fields.includes('Договор'));
  assert.ok(!(await drawPage({ at, routes })).fields.includes('Договор'));
});

const known = [
  [['requisitions', 'need'], need],
  [['requisitions', 'need', 'invoice-requests'], { items: [asked] }],
] as const;

test('a requisition fills the form, and its names are not typed again', async () => {
  const { text, fields, off } = await drawPage({
    ...{ at: `invoices/${address('new', { requisition: 'need' })}`, routes, known },
  });
  assert.match(text, /Новый счёт PR-7/);
  assert.match(text, /Цемент М500 шт 72\s000,00 Итого 72\s000,00/);
  assert.ok(fields.includes('Цена, строка 1') && !fields.includes('Наименование, строка 1'));
  assert.ok(!off.includes('Внести счёт'));
});

test('a request fills it with what it asked for', async () => {
  const at = `invoices/${address('new', { requisition: 'need', request: 'request' })}`;
  const { text, html } = await drawPage({ at, routes, known });
  assert.match(text, /Итого 59\s025,00/);
  assert.match(html, /value="Песчаный карьер"/);
});

test('an invoice of nothing from nobody cannot be entered', async () => {
  const { off, text } = await drawPage({ at: 'invoices/new', routes });
  assert.deepEqual(off, ['Внести счёт']);
  assert.match(text, /Итого 0,00/);
});

test('an invoice that was begun for a requisition comes back there, and nowhere else', async (t) => {
  keepsDraft(t, 'new-invoice', 'need', { vatMode: 'none' });
  const at = (search: Record<string, string>) => `invoices/${address('new', search)}`;
  assert.match((await drawPage({ at: at({ requisition: 'need' }), routes, known })).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await drawPage({ at: at({}), routes, known })).text, /Вернули/);
});
