import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { aLine, anInvoice, anIssue } from '../../../test/an-invoice.ts';
import { draw } from '../../../test/draw.ts';
import { comparedLines, severityOf } from './compared-lines.ts';

const { spoken } = await import('../../../test/draw.ts');
const { showIssue } = await import('./show-issue.ts');
const { InvoiceLines } = await import('./components/invoice-lines.tsx');

const requisition = (quantity: string, supplierId = 'yard') => ({
  items: [
    {
      ...{ id: 'item', name: 'Цемент', uom: '166', receivedQuantity: '90' },
      supplyCoverage: { suppliers: [{ supplierId, name: 'Цементный двор', quantity }] },
    },
  ],
});
const matched = (...issues: object[]) => ({ status: 'blocked', issues, overrideReason: null });
const invoice = (changes: object = {}) => anInvoice({ procurementId: 'need', ...changes });
const lines = (changes?: object) => createElement(InvoiceLines, { invoice: invoice(changes) });
const may = ['purchase_requisitions.read'] as const;
const known = [[['requisitions', 'need'], requisition('100')]] as const;

test('a line stands beside what was ordered of its supplier and what has come', async () => {
  const { text } = await draw(lines(), { may, known });
  assert.match(text, /Строки Сходится с заказом/);
  assert.match(text, /Цемент М500 100\sкг 90\sкг 120\sшт 1\s237,504166 148\s500,50\s₽/);
  assert.match(text, /Итого в том числе НДС 24\s750,08\s₽ 148\s500,50\s₽/);
});

test('a line in packs is told in the unit of the requisition, too', async () => {
  const { text } = await draw(lines({ lines: [aLine({ lineQuantity: '60' })] }), { may, known });
  assert.match(text, /120\sшт = 60\sкг/);
});

test('what was ordered of somebody else was not ordered here', () => {
  const [line] = comparedLines(invoice(), requisition('100', 'other') as never);
  assert.deepEqual([line?.ordered, line?.received], ['0', '90']);
});

test('who may not see the requisition sees the invoice alone, and so it is with a line of no requisition', async () => {
  assert.match((await draw(lines())).text, /Цемент М500 — — 120\sшт/);
  const [line] = comparedLines(anInvoice({ lines: [aLine({ procurementItemId: null })] }), undefined);
  assert.deepEqual([line?.ordered, line?.received, line?.unit], [undefined, undefined, undefined]);
});

test('a difference is said in words at its line, marked at its figure, with what is let through', async () => {
  const price = anIssue();
  const quantity = anIssue({
    code: 'quantity_above_received',
    severity: 'warn',
    expected: '90',
    actual: '120',
    difference: '30',
  });
  const company = { tolerances: { pricePct: '2', quantityPct: '5', amount: '1000' } };
  const { text, html } = await draw(lines({ matching: matched(price, quantity) }), {
    may: [...may, 'company_settings.read'],
    known: [...known, [['settings', 'company'], company]],
  });
  assert.match(text, /Расхождения мешают согласовать/);
  assert.match(text, /Цена с НДС 1\s237,504166 вместо 1\s200,00: дороже на 37,504166 за единицу\. Запросите/);
  assert.match(text, /Выставлено 120, принято 90: не пришло 30\. Примите товар/);
  assert.match(text, /Допуск: цена до 2 %, количество до 5 % или разница до 1\s000\s₽\./);
  assert.match(html, /data-differs="warn">120/);
  assert.match(html, /data-differs="block">1/);
});

test('of several differences of one figure the gravest marks it', () => {
  const issues = [anIssue({ severity: 'warn' }), anIssue({ code: 'vat_mismatch', severity: 'block' })] as never[];
  assert.equal(severityOf(issues, 'price_above_decision', 'vat_mismatch'), 'block');
  assert.equal(severityOf(issues, 'price_above_decision'), 'warn');
  assert.equal(severityOf(issues, 'quantity_above_accepted'), undefined);
});

test('a difference without figures is a word, and other figures stay as they are written', () => {
  const said = (changes: object) =>
    spoken('ru', () => showIssue(anIssue({ difference: null, ...changes }) as never).message);
  assert.equal(said({ code: 'unknown_line', expected: null, actual: null }), 'Нет в заявке.');
  assert.equal(
    said({ code: 'vat_mismatch', expected: '22', actual: 'none' }),
    'Другая ставка НДС: без НДС вместо 22 %.',
  );
});

test('why it was approved in spite of differences stays in sight', async () => {
  const matching = { status: 'overridden', issues: [], overrideReason: 'Цена согласована письмом' };
  const { text } = await draw(lines({ matching }), { may, known });
  assert.match(text, /Согласован вопреки расхождениям/);
  assert.match(text, /Согласован, потому что: Цена согласована письмом/);
});
