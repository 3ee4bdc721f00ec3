import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../../../test/draw.ts';
import type { RequisitionCard, RequisitionLine } from '../../queries.ts';
import type { Receipt } from './delivery.ts';
import { cameOf, dueOf, type Received, receivedItem } from './received.ts';

const { ReceiveDialog } = await import('./receive-dialog.tsx');
const { ReceiveRow } = await import('./receive-row.tsx');

const north = { supplierId: 'north', name: 'ООО «Север»', quantity: '6' };
const south = { supplierId: 'south', name: 'ООО «Юг»', quantity: '4' };

const line = (id: string, suppliers: object[], more: object = {}) =>
  ({
    ...{ id, name: `Позиция ${id}`, status: 'active', uom: '796', itemType: 'product', catalogItemId: 'known' },
    ...{ quantity: '10', receivedQuantity: '0', closedShortQuantity: '0' },
    supplyCoverage: { suppliers },
    ...more,
  }) as unknown as RequisitionLine;

const lines = [line('1', [north, south]), line('2', [south]), line('3', [north], { receivedQuantity: '10' })];
const brought = (supplierId: string, receivedQuantity: string) =>
  ({ status: 'posted', lines: [{ procurementItemId: '1', supplierId, receivedQuantity }] }) as unknown as Receipt;

const untouched = { rejected: null, reason: '', supplierId: null, stockAs: null, item: null };
const came = (more: Partial<Received>): Received => ({ quantity: '5', ...untouched, ...more });

const card = { id: 'r1', deliveryWarehouseId: null, items: lines } as unknown as RequisitionCard;
const warehouses = [
  { id: 'w1', name: 'Химки', isDefault: false },
  { id: 'w2', name: 'Тверь', isDefault: true },
];
const dialog = (changes: object = {}) =>
  createElement(ReceiveDialog, { card, receipts: [], warehouses, onClose() {}, ...changes });

test('a receipt begins with all that is still due, at the default warehouse', async () => {
  const { html, off, text } = await draw(dialog());
  assert.match(html, /aria-label="Привезли: Позиция 1"[^>]*value="10"|value="10"[^>]*aria-label="Привезли: Позиция 1"/);
  assert.match(html, /value="Тверь"/);
  assert.ok(!off.includes('Провести приёмку'));
  assert.match(text, /Позиция 3 0 шт/, 'what has come whole waits for nothing');
});

test('without a warehouse nothing is posted', async () => {
  assert.ok((await draw(dialog({ warehouses: [] }))).off.includes('Провести приёмку'));
});

test('when all has come there is nothing to post', async () => {
  const whole = { ...card, items: [lines[2]] };
  assert.ok((await draw(dialog({ card: whole }))).off.includes('Провести приёмку'));
});

test('whose delivery it is, is asked where several suppliers are waited for', async () => {
  assert.ok((await draw(dialog())).fields.includes('Чья поставка'));
  const alone = { ...card, items: [lines[1]] };
  assert.ok(!(await draw(dialog({ card: alone }))).fields.includes('Чья поставка'));
});

test("of one supplier's truck only their lines remain, each with what they have not brought yet", () => {
  const due = dueOf(lines, 'north', [brought('north', '2')]);
  assert.deepEqual(
    [...due].map(([id, { quantity }]) => [id, quantity]),
    [
      ['1', '4'],
      ['3', '0'],
    ],
  );
});

test('lines that nothing came of are not sent', () => {
  const received = new Map([
    ['1', came({ quantity: '3' })],
    ['2', came({ quantity: null })],
    ['3', came({ quantity: '0' })],
  ]);
  assert.deepEqual(
    cameOf(lines, received).map(({ id }) => id),
    ['1'],
  );
});

test('what is sent back at the door goes with why, and only then', () => {
  assert.deepEqual(receivedItem('1', came({ rejected: '2', reason: ' бой ' }), null), {
    ...{ procurementItemId: '1', quantity: '5', rejectedQuantity: '2', rejectReason: 'бой' },
  });
  assert.deepEqual(receivedItem('1', came({ reason: 'бой' }), null), { procurementItemId: '1', quantity: '5' });
});

test('the truck that was chosen names the supplier of every line, else each line names its own', () => {
  assert.equal(receivedItem('1', came({ supplierId: 'south' }), 'north').supplierId, 'north');
  assert.equal(receivedItem('1', came({ supplierId: 'south' }), null).supplierId, 'south');
  assert.equal('supplierId' in receivedItem('1', came({}), null), false);
});

test('goods without an item become the one that was found, a new one, or lie outside the stock', () => {
  const item = { id: 'i1', label: 'Труба' };
  const ways = [came({ stockAs: 'item', item }), came({ stockAs: 'create', item }), came({ stockAs: 'outside_stock' })];
  assert.deepEqual(
    ways
      .map((given) => receivedItem('1', given, null))
      .map(({ catalogItemId, withoutItem }) => [catalogItemId, withoutItem]),
    [
      ['i1', undefined],
      [undefined, 'create'],
      [undefined, 'outside_stock'],
    ],
  );
});

const row = (received: Received, more: object = {}) =>
  createElement(
    'table',
    null,
    createElement(
      'tbody',
      null,
      createElement(ReceiveRow, {
        line: lines[0] as RequisitionLine,
        due: '6',
        supplierId: null,
        received,
        fault: undefined,
        onChange() {},
        ...more,
      }),
    ),
  );

test('more than is due is warned of at its line, and a refusal of the server stands there too', async () => {
  assert.match((await draw(row(came({ quantity: '7' })))).text, /Больше, чем ожидается/);
  assert.doesNotMatch((await draw(row(came({ quantity: '7', rejected: '1' })))).text, /Больше, чем ожидается/);
  const both = await draw(row(came({ quantity: '7' }), { fault: 'Позиция закрыта.' }));
  assert.match(both.text, /Больше, чем ожидается\. Позиция закрыта\./);
});

test('why goods go back is asked once some do', async () => {
  assert.ok(!(await draw(row(came({ rejected: '0' })))).fields.includes('Причина возврата: Позиция 1'));
  assert.ok((await draw(row(came({ rejected: '1' })))).fields.includes('Причина возврата: Позиция 1'));
});

test('a line of several suppliers asks whose part came, unless the truck was named', async () => {
  assert.ok((await draw(row(came({})))).fields.includes('Поставщик: Позиция 1'));
  assert.ok(!(await draw(row(came({}), { supplierId: 'north' }))).fields.includes('Поставщик: Позиция 1'));
});

test('who says that goods are an item of the catalog has to say which before the receipt goes out', async () => {
  const unknown = line('4', [north], { catalogItemId: null });
  const { fields } = await draw(row(came({}), { line: unknown }));
  assert.ok(fields.includes('В каталоге: Позиция 4'));
  assert.ok(!fields.includes('Позиция: Позиция 4'));
  const { html } = await draw(row(came({ stockAs: 'item' }), { line: unknown }));
  const which = /<input[^>]*aria-label="Позиция: Позиция 4"[^>]*>/.exec(html)?.[0] ?? '';
  assert.match(which, / required=""/);
});
