import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { dayAfter } from './model.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { today } = await import('../../kit/format.ts');
const { contractRoutes: routes } = await import('./contracts.routes.tsx');
const { MoveDialog } = await import('./components/move-dialog.tsx');
const { ContractDialog } = await import('./components/contract-dialog.tsx');

const cement = {
  ...{ id: 'c1', number: '47/2026', title: 'Поставка цемента', kind: 'supply', counterpartyId: 'yard', version: 3 },
  ...{ counterparty: { name: 'Двор', inn: '7707083893' }, sellerProfileId: 's1', parentId: null, date: '2025-03-01' },
  ...{ validFrom: '2025-03-01', validTo: null, autoRenew: false, renewalMonths: 12, amountLimit: '1000' },
  ...{ limitPolicy: 'block', usedAmount: '850', currency: 'RUB', paymentTerms: 'Отсрочка', comment: null },
  ...{ paymentDays: 30, status: 'active', statusReason: null, customFields: {}, annexes: [], allowedMoves: [] },
  approval: null,
};
const sellers = [['settings', 'sellers', 'names'], [{ id: 's1', name: 'Ромашка', status: 'active' }]] as const;
const all = ['contracts.create', 'contracts.update', 'contracts.delete', 'company_settings.read'] as const;

const page = (changes: object = {}, may: readonly string[] = all, tab?: string) =>
  drawPage({
    ...{ at: `contracts/${address('c1', tab ? { tab } : {})}`, routes, may: may as never },
    known: [
      [['contracts', 'c1'], { ...cement, ...changes }],
      ...(may.includes('company_settings.read') ? [sellers] : []),
    ],
  });

const list = (row: object) =>
  drawPage({ at: 'contracts', routes, known: [[['contracts', 'list', {}], listed([{ ...cement, ...row }])]] });

test('a row says what is agreed with whom, until when and how much of the limit is taken', async () => {
  const { text } = await list({ validTo: dayAfter(today(), 17) });
  assert.match(text, /47\/2026 Поставка цемента · Поставка: мы продаём Двор .* · 17 дней 85\s% Действует/);
  assert.match((await list({ amountLimit: null })).text, /бессрочно —/);
});

test('days left are told when they begin to count, not by tens of thousands', async () => {
  assert.match((await list({ validTo: dayAfter(today(), 100) })).text, /· 100 дней/);
  const { text } = await list({ validTo: '2099-12-31' });
  assert.match(text, /31 дек\. 2099 г\. 85/);
});

test('the address of the list asks the server for what it says, and for nothing that nobody knows', async () => {
  const search = { status: 'active,lost', kind: 'supply,service', counterparty: 'yard', search: 'цемент' };
  assert.deepEqual((await askedBy({ at: address('contracts', search), routes })).get('contracts'), {
    ...{ limit: '100', search: 'цемент', includeTotal: 'true', counterpartyId: 'yard' },
    ...{ 'status[in]': 'active', 'kind[in]': 'supply,service' },
  });
});

test('those that end soon are in force, and their last day is within thirty', async () => {
  assert.deepEqual((await askedBy({ at: address('contracts', { ending: 'true' }), routes })).get('contracts'), {
    ...{ limit: '100', includeTotal: 'true', 'status[in]': 'active,suspended' },
    ...{ 'validTo[gte]': today(), 'validTo[lte]': dayAfter(today(), 30) },
  });
});

test('a contract says who its parties are, how long it holds, and what is left of its limit', async () => {
  const { text, links } = await page();
  assert.match(text, /Договор 47\/2026 от 1 мар\. 2025 г\. Действует Поставка: мы продаём Двор/);
  assert.match(text, /Наша сторона Ромашка/);
  assert.match(text, /85\s% Лимит с НДС 1\s000,00\s₽ Использовано лимита 850,00\s₽ Осталось 150,00\s₽/);
  assert.match(text, /Действует по бессрочно Продлевается автоматически Нет/);
  assert.ok(links.includes('/romashka/counterparties/yard') && links.includes('/romashka/settings/sellers/s1'));
  assert.match((await page({ autoRenew: true, renewalMonths: 6 })).text, /автоматически на 6 месяцев/);
  assert.match(text, /Условия оплаты Отсрочка Срок оплаты, дней 30/);
  assert.match((await page({ paymentDays: 0 })).text, /Срок оплаты, дней 0/);
});

test('who may not read settings is not told who the seller is', async () => {
  assert.doesNotMatch((await page({}, [])).text, /Наша сторона/);
});

test('what comes next is a button, and a contract that has ended is changed no more', async () => {
  const moves = [
    { to: 'draft', requires: [] },
    { to: 'active', requires: ['validity'] },
  ];
  const signing = await page({ status: 'on_signing', allowedMoves: moves });
  assert.deepEqual(signing.buttons.slice(0, 3), ['Изменить', 'Ввести в действие', 'Ещё действия']);
  const ended = await page({ status: 'terminated', statusReason: 'Контрагент ликвидирован' });
  assert.deepEqual(
    ended.buttons,
    ['Обсуждение', 'Договор', 'Приложения', 'Показать расчёт'],
    'nothing that changes it',
  );
  assert.match(ended.text, /Расторгнут Контрагент ликвидирован/);
  assert.ok((await page({ status: 'draft' })).buttons.includes('Ещё действия'), 'a draft may be deleted');
  assert.ok(!(await page({ status: 'draft' }, [])).buttons.includes('Ещё действия'));
});

test('what waits for approval is approved by a button, and rejected or recalled by the menu', async () => {
  const person = { id: 'olga', name: 'Ольга Морозова' };
  const step = {
    ...{ name: 'Юрист', mode: 'all', approvers: [{ kind: 'user', ...person }], state: 'open', decisions: [] },
    ...{ escalateAfterHours: null, escalateTo: [], escalatedAt: null },
  };
  const approval = {
    ...{
      id: 'a',
      status: 'pending',
      routeName: 'Договоры',
      askedBy: person,
      askedAt: '2025-01-10T08:00:00Z',
      reason: null,
    },
    ...{ step: 1, waitsFor: [person], mayDecide: true, mayPass: false, inPlaceOf: [], steps: [step] },
  };
  const allowedMoves = [
    { to: 'approved', requires: ['not_author'] },
    { to: 'rejected', requires: ['reason'] },
    { to: 'draft', requires: [] },
  ];
  const { text, buttons } = await page({ status: 'pending_approval', allowedMoves, approval });
  assert.match(text, /Согласование Договоры .* Ждём решения: Ольга Морозова Юрист Ждёт решения/);
  assert.deepEqual(buttons.slice(0, 3), ['Изменить', 'Согласовать', 'Ещё действия']);
});

test('annexes stand in a tab of their own, which an annex itself has not', async () => {
  const annex = { ...cement, id: 'c2', number: '1', title: 'Спецификация', amountLimit: null };
  const { text, buttons } = await page({ annexes: [annex] }, all, 'annexes');
  assert.match(text, /Приложения · 1/);
  assert.match(text, /1 Спецификация 1 мар\. 2025 г\. — Действует/);
  assert.ok(buttons.includes('Приложение'));
  assert.doesNotMatch((await page({ parentId: 'c0' })).text, /Приложения/);
});

test('an invoice is made under a contract in force that we sell by, and what was made stands in a tab', async () => {
  const may = ['sales_invoices.read', 'sales_invoices.create'];
  const { links } = await page({}, may, 'sales-invoices');
  assert.ok(links.includes('/romashka/sales-invoices/new?contract=c1'));
  const ended = await page({ status: 'terminated' }, may, 'sales-invoices');
  assert.ok(!ended.links.some((link) => link.includes('/sales-invoices/new')));
  assert.doesNotMatch((await page({ kind: 'purchase' }, may)).text, /Исходящие счета/);
});

const dialog = (props: object, may: readonly string[] = all) =>
  draw(createElement(ContractDialog, { opened: true, onClose() {}, ...props }), {
    may: may as never,
    known: [sellers],
  });

test('what stands in the signed paper is off in the form, the rest is not', async () => {
  const { off } = await dialog({ contract: cement });
  assert.deepEqual(off, ['Номер', 'Дата', 'Вид', 'Контрагент', 'Наша сторона', 'Валюта']);
  assert.deepEqual((await dialog({ contract: { ...cement, status: 'draft' } })).off, []);
  assert.deepEqual((await dialog({ parent: cement })).off, ['Контрагент']);
});

test('the days to pay in stand in the form, and what they are counted from beside them', async () => {
  const { text, fields } = await dialog({ contract: cement });
  assert.ok(fields.includes('Срок оплаты, дней'));
  assert.match(text, /Через столько дней после выставления наступает срок оплаты исходящих счетов/);
});

test('who may not see sellers makes contracts in the name of the default one', async () => {
  assert.ok(!(await dialog({}, [])).fields.includes('Наша сторона'));
});

test('what was typed over one contract, or into an annex of it, comes back there alone', async (t) => {
  keepsDraft(t, 'contract', 'annex-of-c1', { title: 'Спецификация' });
  assert.match((await dialog({ parent: cement })).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await dialog({ contract: cement })).text, /Вернули/);
  assert.doesNotMatch((await dialog({})).text, /Вернули/);
});

test('a contract is terminated for a reason, and the person is told that this is for good', async () => {
  const move = { to: 'terminated', requires: ['reason'] };
  const { text, fields, off } = await draw(
    createElement(MoveDialog, { contract: cement as never, move: move as never, onClose() {} }),
  );
  assert.match(text, /Договор 47\/2026, Двор/);
  assert.match(text, /уже не вернуть в действие/);
  assert.deepEqual([fields, off], [['Причина'], ['Расторгнуть']]);
});
