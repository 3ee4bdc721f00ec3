import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { today } = await import('../../kit/format.ts');
const { budgetRoutes: routes } = await import('./budgets.routes.tsx');
const { BudgetDialog } = await import('./components/budget-dialog.tsx');
const { TransferDialog } = await import('./components/transfer-dialog.tsx');
const { tellTransfer } = await import('./tell-transfer.ts');
const { budgetValuesOf, changesOf, newBodyOf, newBudget } = await import('./budget-values.ts');

const site = {
  ...{ id: 'b1', code: 'СТР-26', name: 'Материалы', departmentName: 'Стройка', projectName: null, version: 3 },
  ...{ periodFrom: '2026-01-01', periodTo: '2026-12-31', currency: 'RUB', amount: '1000', overrunPolicy: 'stop' },
  ...{
    responsibleId: null,
    marks: ['80'],
    comment: null,
    status: 'active',
    movedAmount: '100',
    committedAmount: '935',
  },
  ...{ invoicedAmount: '400', paidAmount: '300', availableAmount: '165', usedPercent: '85', overrun: false },
};
const all = ['budgets.create', 'budgets.update', 'budgets.transfer'] as const;

const page = (changes: object = {}, may: readonly string[] = all, tab?: string, known: readonly unknown[] = []) =>
  drawPage({
    ...{ at: `budgets/${address('b1', tab ? { tab } : {})}`, routes, may: may as never },
    known: [[['budgets', 'b1'], { ...site, ...changes }], ...known] as never,
  });

test('a row says what a budget is for, how much of it is used and what is left', async () => {
  const { text } = await drawPage({ at: 'budgets', routes, known: [[['budgets', 'list', {}], listed([site])]] });
  assert.match(text, /СТР-26 Материалы · Стройка .* 85\s% 165,00\s₽ Действует/);
});

test('the address of the list asks for those of today that are overrun', async () => {
  const asked = await askedBy({ at: address('budgets', { current: 'true', overrun: 'true', status: 'lost' }), routes });
  assert.deepEqual(asked.get('budgets'), {
    ...{ limit: '100', includeTotal: 'true', overrun: 'true' },
    ...{ 'periodFrom[lte]': today(), 'periodTo[gte]': today() },
  });
});

test('a budget says what is taken and left of it, and may be changed and closed', async () => {
  const { text, buttons } = await page();
  assert.match(text, /СТР-26 · Материалы Действует 1 янв\. 2026 г\. — 31 дек\. 2026 г\./);
  assert.match(text, /Сумма 1\s000,00\s₽ Перемещено 100,00\s₽ Обязательства 935,00\s₽ Выставлено счетов 400,00\s₽/);
  assert.match(text, /Осталось 165,00\s₽/);
  assert.deepEqual(buttons.slice(0, 2), ['Изменить', 'Закрыть бюджет']);
  assert.ok((await page({ status: 'closed' })).buttons.includes('Открыть снова'));
  assert.ok(!(await page({}, [])).buttons.includes('Изменить'));
});

test('what takes of a budget leads to its requisition and its invoice', async () => {
  const entry = { id: 'e1', kind: 'committed', recordType: 'procurement', recordId: 'r1', number: 'PR-1', rate: '90' };
  const paid = { ...entry, id: 'e2', kind: 'paid', recordType: 'invoice', recordId: 'i1', number: 'INV-1', rate: null };
  const money = { currency: 'USD', recordAmount: '10', amount: '900', updatedAt: '2026-03-01T09:00:00.000Z' };
  const rows = listed([entry, paid].map((one) => ({ ...one, ...money })));
  const { text, links } = await page({}, all, 'entries', [[['budgets', 'b1', 'entries'], rows]]);
  assert.match(text, /PR-1 Обязательства .* 900,00\s₽/);
  assert.match(text, /INV-1 Оплачено .* нет курса/);
  assert.ok(links.includes('/romashka/requisitions/r1') && links.includes('/romashka/invoices/i1'));
});

test('transfers say where money went and came from; none is made from a closed budget', async () => {
  const moved = { id: 't1', amount: '50', currency: 'RUB', reason: 'Экономия', createdBy: null };
  const made = { ...moved, createdAt: '2026-03-01T09:00:00.000Z', fromCode: 'СТР-26', toCode: 'ОФИС' };
  const rows = listed([
    { ...made, fromBudgetId: 'b1', toBudgetId: 'b2' },
    { ...made, id: 't2', fromBudgetId: 'b2', toBudgetId: 'b1', fromCode: 'ОФИС', toCode: 'СТР-26' },
  ]);
  const known = [[['budgets', 'b1', 'transfers'], rows]];
  const { text, buttons } = await page({}, all, 'transfers', known);
  assert.match(text, /→ ОФИС − 50,00\s₽ Экономия/);
  assert.match(text, /← ОФИС \+ 50,00\s₽/);
  assert.ok(buttons.includes('Переместить'));
  assert.ok(!(await page({ status: 'closed' }, all, 'transfers', known)).buttons.includes('Переместить'));
});

test('the form sends what was changed, and for a new budget no more than was typed', () => {
  const before = budgetValuesOf(site as never);
  assert.deepEqual(changesOf({ ...before, amount: '2000', projectName: 'Корпус 2' }, before), {
    ...{ amount: '2000', projectName: 'Корпус 2' },
  });
  assert.deepEqual(changesOf({ ...before, marks: ['50', '80'] }, before), { marks: ['50', '80'] });
  const body = newBodyOf({ ...newBudget('2026-05-05', 'anna'), code: 'А', name: 'А', amount: '5' });
  assert.deepEqual(
    [body.periodFrom, body.periodTo, body.currency, body.departmentName],
    ['2026-01-01', '2026-12-31', undefined, null],
  );
});

test('what was typed over a budget comes back there', async (t) => {
  keepsDraft(t, 'budget', 'b1', { name: 'Материалы и работы' });
  const form = (budget?: object) => draw(createElement(BudgetDialog, { opened: true, onClose() {}, ...budget }));
  assert.match((await form({ budget: site })).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await form()).text, /Вернули/);
});

test('a transfer says what may be moved, and keeps what was typed into it', async (t) => {
  keepsDraft(t, 'budget-transfer', 'b1', { reason: 'Экономия' });
  const { text } = await draw(createElement(TransferDialog, { budget: site as never, onClose() {} }));
  assert.match(text, /Вернули то, что вы ввели/);
  assert.match(text, /Можно переместить: 165,00\s₽/);
});

test('a transfer is told in the history by what was moved, from where to where and why', () => {
  const transfer = { fromCode: 'РЕМ', toCode: 'СТР', amount: '50', currency: 'RUB', reason: 'Экономия' };
  const told = (event: string) => tellTransfer({ event, operation: '', data: { transfer } });
  assert.match(told('budget.transferred') ?? '', /^Перемещено 50,00\s₽: РЕМ → СТР\. Экономия$/);
  assert.equal(told('budget.updated'), undefined);
});
