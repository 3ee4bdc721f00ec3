import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { salesInvoiceRoutes: routes } = await import('./sales-invoices.routes.tsx');
const { MoveDialog } = await import('./components/move-dialog.tsx');
const { IssueDialog } = await import('./components/issue-dialog.tsx');
const { moveName } = await import('./moves.ts');

const row = {
  ...{ id: 'r1', position: 1, catalogItemId: null, name: 'Цемент М500', sku: 'C-500', quantity: '8', uom: '796' },
  ...{ unitPrice: '155.61', discountPercent: '5', vatRate: '22', lineAmount: '1182.64', unitCost: '98.77' },
  ...{ grossMarginPercent: '18.49', costIsEstimated: true, groupKey: null, groupLabel: null },
};
const cement = {
  ...{ id: 'i1', number: 'СЧ-2026-0001', title: 'Цемент', version: 4, status: 'issued', issueDate: '2025-11-20' },
  ...{ customerId: 'yard', customer: { name: 'Двор', inn: '7707083893' }, sellerProfileId: 's1', proposalId: null },
  ...{ contractId: null, contract: null, procurementId: null, dueDate: '2025-12-01', overdue: true, currency: 'RUB' },
  ...{ fxRate: '1', vatMode: 'included', customRequisites: [{ label: 'Заказ', value: '№ 45' }], comment: 'Звонить' },
  ...{ ownerId: 'anna', netAmount: '969.38', vatAmount: '213.26', grossAmount: '1182.64', totalAmount: '1182.64' },
  ...{ costCapturedAt: '2025-11-20T09:00:00Z', costTotalAmount: '790.16', grossProfitAmount: '179.22' },
  ...{ grossMarginPercent: '18.49', costCoveragePercent: '100', paymentStatus: 'partially_paid', paidAmount: '1000' },
  ...{ outstandingAmount: '182.64', rejectReason: null, cancelReason: null, voidReason: null, sentAt: null },
  ...{
    customFields: {},
    allowedMoves: [],
    approval: null,
    rows: [row],
    proposalNumber: null,
    documentFileId: null,
    sendings: [],
  },
  payments: [
    {
      ...{ id: 'p1', amount: '1000', currency: 'RUB', paidAt: '2025-11-21', method: 'bank', source: 'bank' },
      ...{ documentNumber: '77', comment: null },
    },
  ],
};
const rights = ['sales_invoices.update', 'sales_invoices.delete', 'sales_invoices.create'] as const;
const all = [...rights, 'margins.read', 'payments.create', 'payments.update'] as const;

const list = (changes: object) =>
  drawPage({
    at: 'sales-invoices',
    routes,
    known: [[['sales-invoices', 'list', {}], listed([{ ...cement, ...changes }])]],
  });
const page = (changes: object = {}, may: readonly string[] = all) =>
  drawPage({
    ...{ at: 'sales-invoices/i1', routes, may: may as never },
    known: [[['sales-invoices', 'i1'], { ...cement, ...changes }]],
  });
const move = (to: string, ...requires: string[]) => ({ to, requires }) as never;

test('a row says who is to pay how much until when, and how far that is done', async () => {
  assert.match(
    (await list({})).text,
    /СЧ-2026-0001 Двор · Цемент 20 нояб\. 2025 г\. 1 дек\. 2025 г\. · просрочен 1\s182,64\s₽ Оплачен частично Выставлен/,
  );
  const draft = { number: null, title: null, customer: null, status: 'draft', issueDate: null, overdue: false };
  assert.match((await list(draft)).text, /Черновик — — 1 дек\. 2025 г\. 1\s182,64\s₽ — Черновик/);
});

test('the address of the list asks the server for what it says, and for nothing that nobody knows', async () => {
  const search = { status: 'issued,lost', payment: 'unpaid', customer: 'yard', seller: 's1,s2', overdue: 'true' };
  const days = { from: '2025-11-01', to: '2025-11-31', search: 'цемент' };
  const asked = await askedBy({ at: address('sales-invoices', { ...search, ...days }), routes });
  assert.deepEqual(asked.get('sales-invoices'), {
    ...{ limit: '100', includeTotal: 'true', customerId: 'yard', overdue: 'true', search: 'цемент' },
    ...{ 'status[in]': 'issued', 'paymentStatus[in]': 'unpaid', 'sellerProfileId[in]': 's1,s2' },
    ...{ 'issueDate[gte]': '2025-11-01' },
  });
});

test('an invoice shows its rows, sums, terms, payments and what it earns', async () => {
  const { text, links } = await page({}, [...all, 'counterparties.read']);
  assert.match(text, /Счёт СЧ-2026-0001 от 20 нояб\. 2025 г\. Выставлен Двор Цемент/);
  assert.match(text, /Цемент М500 C-500 8\sшт × 155,61 8\sшт 155,61 5\s% 22\s% 1\s182,64 18,5\s% ≈\s98,77/);
  assert.match(text, /Без НДС 969,38\s₽ НДС 22\s% 213,26\s₽ Всего 1\s182,64\s₽/);
  assert.match(
    text,
    /Оплачено 1\s000,00\s₽ Осталось 182,64\s₽ 1\s000,00\s₽ 21 нояб\. 2025 г\. Банк · № 77 · из выписки/,
  );
  assert.match(text, /Валовая прибыль 179,22\s₽ Маржа 18,49\s%/);
  assert.match(text, /Заказ № 45 Комментарий Звонить/);
  assert.ok(links.includes('/romashka/counterparties/yard'));
  assert.doesNotMatch(text, /Курс/, 'one rouble is a rouble');
});

test('costs are for who may see them, payments too', async () => {
  const { text, buttons } = await page({ payments: null }, []);
  assert.doesNotMatch(text, /98,77|Валовая|Маржа/);
  assert.match(text, /Ваша роль не показывает оплаты/);
  assert.ok(!buttons.includes('Оплата'));
});

test('what comes next is a button; what is issued is changed no more, and what is void is not paid', async () => {
  const moves = [move('cancelled', 'reason'), move('pending_approval'), move('issued')];
  const draft = await page({ status: 'draft', number: null, allowedMoves: moves });
  assert.deepEqual(draft.buttons.slice(0, 3), ['Изменить', 'Выставить', 'Ещё действия']);
  assert.doesNotMatch(draft.text, /Оплаты/);
  const issued = await page({ allowedMoves: [move('void', 'reason')] });
  assert.ok(!issued.buttons.includes('Изменить') && issued.buttons.includes('Оплата'));
  const gone = await page({ status: 'void', voidReason: 'Не тот покупатель' });
  assert.match(gone.text, /Почему аннулирован Не тот покупатель/);
  assert.doesNotMatch(gone.text, /Оплаты/);
});

test('an invoice that waits says whose word it waits for, and moves as the server lets this person', async () => {
  const olga = { kind: 'user', id: 'olga', name: 'Ольга Морозова' };
  const step = {
    ...{ name: 'Директор', mode: 'any', approvers: [olga], state: 'open', decisions: [] },
    ...{ escalateAfterHours: null, escalateTo: [], escalatedAt: null },
  };
  const approval = {
    ...{ id: 'a1', status: 'pending', routeName: 'Крупные продажи', askedBy: null, reason: null, step: 1 },
    ...{ askedAt: '2025-11-20T09:00:00.000Z', waitsFor: [olga], mayDecide: false, mayPass: false, inPlaceOf: [] },
    steps: [step],
  };
  const waiting = { status: 'pending_approval', number: null, allowedMoves: [move('cancelled', 'reason')] };
  const may = [...all, 'sales_invoices.approve'];
  const byRoute = await page({ ...waiting, approval }, may);
  assert.match(byRoute.text, /Согласование Крупные продажи .* Ждём решения: Ольга Морозова Директор/);
  assert.doesNotMatch(byRoute.text, /Согласовать должен другой/, 'the panel says it already');
  assert.ok(!byRoute.buttons.includes('Согласовать'), 'it is not their turn');
  const alone = await page({ ...waiting, approval: null }, may);
  assert.match(alone.text, /Согласовать должен другой сотрудник/);
  const mine = await page({ ...waiting, allowedMoves: [move('draft', 'reason'), move('approved')] }, may);
  assert.ok(mine.buttons.includes('Согласовать'));
});

test('back into a draft leads a recall, which asks for nothing, and a refusal, which says why', () => {
  assert.deepEqual([move('draft'), move('draft', 'reason')].map(moveName), ['Отозвать', 'Вернуть на доработку']);
});

test('the editor holds what is there, its sums, and says that an approval will be lost', async () => {
  const may = [...all] as never;
  const known = [[['sales-invoices', 'i1'], { ...cement, status: 'approved', number: null }]] as const;
  const { text, fields } = await drawPage({ at: address('sales-invoices/i1', { edit: 'true' }), routes, may, known });
  assert.match(text, /Изменённое содержание согласуют заново/);
  assert.match(text, /НДС 22\s% 213,26\s₽ Всего 1\s182,64\s₽/);
  assert.ok(fields.includes('Себестоимость единицы, строка 1'));
  const frozen = await drawPage({
    ...{ at: address('sales-invoices/i1', { edit: 'true' }), routes, may },
    known: [[['sales-invoices', 'i1'], cement]],
  });
  assert.ok(!frozen.fields.includes('Наименование, строка 1'), 'an address does not open what is frozen');
});

test('what was typed into one invoice comes back there alone', async (t) => {
  keepsDraft(t, 'sales-invoice', 'i1', { title: 'Песок' });
  const known = [[['sales-invoices', 'i1'], { ...cement, status: 'draft', number: null }]] as const;
  const at = address('sales-invoices/i1', { edit: 'true' });
  assert.match((await drawPage({ at, routes, may: [...all], known })).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await drawPage({ at: 'sales-invoices/new', routes, may: [...all] })).text, /Вернули/);
});

const dialog = (what: unknown, props: object) =>
  draw(createElement(what as never, { invoice: cement, onClose() {}, ...props }));

test('issuing says what it takes and freezes before it is done', async () => {
  const { text } = await dialog(IssueDialog, { invoice: { ...cement, dueDate: null } });
  assert.match(text, /Двор, 1\s182,64\s₽ Счёт получит следующий номер продавца/);
  assert.match(text, /больше не изменить.*Срок оплаты не указан/);
});

test('voiding wants its reason, and says that it is for good', async () => {
  const { text, fields, off } = await dialog(MoveDialog, { move: move('void', 'reason') });
  assert.match(text, /СЧ-2026-0001, Двор, 1\s182,64\s₽.*Это насовсем/);
  assert.deepEqual([fields, off], [['Причина'], ['Аннулировать']]);
});
