import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../../test/draw.ts';
import { Problem } from '../../../shared/api/problem.ts';
import { toldCells } from '../hooks/told-cells.ts';
import type { Decision } from '../hooks/use-decision.ts';
import { acceptedOf } from '../model/example-answers.ts';
import { lineOf, matrixOf, offerOf } from '../model/example-matrix.ts';

const { CompareNotes } = await import('./compare-notes.tsx');
const { DecisionButtons } = await import('./decision-buttons.tsx');
const { DifferencesDialog } = await import('./differences-dialog.tsx');
const { InvoicesDialog } = await import('./invoices-dialog.tsx');
const { PlanResult } = await import('./plan-result.tsx');
const { RefusedDialog } = await import('./refused-dialog.tsx');

const line = lineOf(0, 10, [offerOf(0, 0, 5, 10), offerOf(0, 1, 6, 10)]);
const matrix = matrixOf([line]);
const decisionWith = (more: object = {}) =>
  ({
    ...{ texts: {}, base: {}, saved: {}, changed: [], disputed: [], told: {}, refused: null, isSaving: false },
    ...{ act() {}, save() {}, settle() {}, closeRefusal() {} },
    ...more,
  }) as unknown as Decision;

const buttonsOf = (more: object, given: object, may: Parameters<typeof draw>[1] = {}) =>
  draw(
    createElement(DecisionButtons, {
      ...{
        decision: decisionWith(more),
        matrix,
        tolerancePct: 0n,
        readOnly: false,
        oneOnly: false,
        ordersAt: '/',
        onOpen() {},
      },
      ...given,
    }),
    may,
  );

test('a decision is saved once something of it has changed', async () => {
  const { buttons, off } = await buttonsOf({}, {});
  assert.deepEqual([buttons, off], [['Сохранить решение'], ['Сохранить решение']]);
  assert.deepEqual((await buttonsOf({ changed: [line] }, {})).off, []);
});

test('invoices are asked for after something was accepted, by those who may', async () => {
  const accepted = { saved: { l0: { l0c0: '10' } } };
  assert.deepEqual((await buttonsOf(accepted, {})).buttons, []);
  assert.deepEqual((await buttonsOf(accepted, {}, { may: ['invoices.read'] })).buttons, ['Запросы счетов']);
  const both = { may: ['invoices.read', 'invoices.create'] } as const;
  assert.deepEqual((await buttonsOf(accepted, {}, both)).buttons, ['Запросить счета']);
  assert.deepEqual(
    (await buttonsOf({ ...accepted, changed: [line] }, { oneOnly: true }, both)).buttons,
    ['Сохранить решение'],
    'a phone has room for what comes next alone',
  );
});

const disputed = [{ line, mine: { l0c0: '10' }, theirs: { l0c0: '4', l0c1: '6' } }];

test('a colleague who decided otherwise is shown beside what I chose, line by line', async () => {
  const decision = decisionWith({ disputed });
  const { text, html } = await draw(createElement(DifferencesDialog, { decision, onClose() {} }));
  assert.match(text.replaceAll('\u00a0', ' '), /Line 0 Их решение: S0 4 шт, S1 6 шт Моё решение: S0 10 шт/);
  assert.match(html, /checked=""[^>]*value="mine"|value="mine"[^>]*checked=""/, 'what I typed stays unless I give way');
});

test('a note says that a colleague decided otherwise, and leads to both decisions', async () => {
  const notes = (more: object, given: object = {}) =>
    draw(
      createElement(CompareNotes, {
        ...{ comparison: { stated: [], sealedQuotes: 0 } as never, decision: decisionWith(more), draftAt: undefined },
        ...{ status: 'approved', onCompare() {}, ...given },
      }),
    );
  const { text, buttons } = await notes({ disputed });
  assert.match(text, /1 позицию тем временем решили иначе/);
  assert.deepEqual(buttons, ['Сравнить решения']);
  assert.match((await notes({}, { status: 'draft' })).text, /когда заявка будет согласована/);
  assert.match((await notes({}, { status: 'completed' })).text, /Заявка закрыта/);
  const draft = await notes({ changed: [line] }, { draftAt: '2026-11-25T08:00:00Z' });
  assert.match(draft.text, /Черновик от .* 1 позиция изменена/);
  assert.deepEqual(draft.buttons, ['Отменить черновик']);
});

const refusedWith = (rule: string, pointer: string) => ({
  error: new Problem(
    {
      code: 'rule_violated',
      detail: 'Не сохранено.',
      rule,
      errors: [{ pointer, code: rule, message: 'меньше партии' }],
    },
    409,
  ),
  saving: {
    decisions: [{ procurementItemId: 'l0', allocations: [{ quoteLineId: 'l0c1', quantity: '3' }] }],
    version: 1,
  },
  texts: { l0: { l0c1: '3' } },
});
const refusal = (rule: string, may: Parameters<typeof draw>[1] = {}) =>
  draw(
    createElement(RefusedDialog, {
      ...{ requisitionId: 'r', decision: decisionWith(), matrix },
      refused: refusedWith(rule, '/decisions/0/allocations/0/quantity'),
    }),
    may,
  );

test('a refusal names the line, the supplier and why', async () => {
  assert.match((await refusal('exceeds_offer')).text, /Line 0 · S1 · меньше партии/);
});

test('less than a lot is saved where it was agreed with the supplier', async () => {
  assert.ok((await refusal('below_moq')).buttons.includes('Согласовано с поставщиком, сохранить'));
  assert.ok(!(await refusal('exceeds_offer')).buttons.includes('Согласовано с поставщиком, сохранить'));
});

test('a price that has run out is accepted by those alone who approve, and with a reason', async () => {
  assert.ok(!(await refusal('quote_expired')).buttons.includes('Принять истёкшую цену'));
  const { off, fields } = await refusal('quote_expired', { may: ['purchase_requisitions.approve'] });
  assert.ok(fields.includes('Почему цена ещё действует'));
  assert.deepEqual(off, ['Принять истёкшую цену']);
});

test('a refusal stays at its cell as long as the cell holds what was refused', () => {
  const refused = refusedWith('below_moq', '/decisions/0/allocations/0/quantity');
  assert.deepEqual(Object.keys(toldCells(refused, { l0: { l0c1: '3' } }).l0 ?? {}), ['l0c1']);
  assert.deepEqual(toldCells(refused, { l0: { l0c1: '4' } }), {});
  assert.deepEqual(toldCells(null, {}), {});
});

const requests = (items: readonly object[]) =>
  [[['invoices', 'requests', 'r', 'page'], { items }]] as [[string[], unknown]];
const invoices = (accepted: readonly ReturnType<typeof acceptedOf>[], given: object = {}, items: object[] = []) =>
  draw(
    createElement(InvoicesDialog, { requisition: { id: 'r' } as never, accepted, unsaved: 0, onClose() {}, ...given }),
    { may: ['invoices.create'], known: requests(items) },
  );

test('invoices are asked for what is left, by supplier, with its sum', async () => {
  const { text, fields, buttons } = await invoices([acceptedOf('1', { requestedQuantity: '4' })]);
  assert.ok(fields.includes('Поставщик a'));
  assert.match(text.replaceAll('\u00a0', ' '), /1 позиция · 60,00 ₽/);
  assert.ok(buttons.includes('Отправить запросы: 1'));
});

test('nothing is asked for before a supplier is chosen, nor twice', async () => {
  assert.match((await invoices([])).text, /сначала сохраните решение/);
  assert.match((await invoices([acceptedOf('1', { requestedQuantity: '10' })])).text, /уже запрошено/);
});

test('who asks for invoices over a decision that is not saved is told which one counts', async () => {
  assert.match((await invoices([acceptedOf('1')], { unsaved: 2 })).text, /запрашиваются по сохранённому/);
});

test('a request in two currencies is told by each, and is never one sum of both', async () => {
  const asked = (price: string, currency: string) => ({ price, currency, quantity: '2' });
  const request = {
    ...{ id: 'q', number: 'ЗС-1', supplierName: 'Север', status: 'sent', sentAt: null, dueDate: null, error: null },
    lines: [asked('10.5', 'RUB'), asked('3', 'CNY')],
  };
  const { text } = await invoices([acceptedOf('1')], {}, [request]);
  assert.match(text.replaceAll('\u00a0', ' '), /21,00 ₽ · 6,00 (CN)?¥/);
});

test('a plan says how sure it is that nothing is cheaper, and what each limit costs', async () => {
  const answer = {
    ...{ status: 'feasible', gapPct: '1.5', currency: 'RUB', notOffered: ['x'] },
    limitCosts: [
      { message: 'Не больше двух поставщиков', costs: '120', proved: false },
      { message: 'Бюджет', costs: '0', proved: true },
    ],
  };
  const plan = {
    ...{ total: '1000', extraCosts: '50', allocations: [] },
    suppliers: [{ supplierId: 's0', amount: '950', extraCosts: '50', sharePct: '100' }],
  };
  const { text } = await draw(createElement(PlanResult, { answer: answer as never, plan: plan as never, matrix }));
  const told = text.replaceAll('\u00a0', ' ');
  assert.match(told, /1 000,00 ₽ Не более чем на 1,5 % дороже возможного/);
  assert.match(told, /1 позицию никто не предложил/);
  assert.match(told, /S0 1 000,00 ₽ 100/);
  assert.match(told, /Не больше двух поставщиков: ≥ 120,00 ₽/);
  assert.doesNotMatch(told, /Бюджет/);
});
