import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { words } from '../../../../nouns/kit/words.ts';
import { answer } from '../../../test/answer.ts';
import { draw } from '../../../test/draw.ts';
import { showMonth } from '../../kit/show-month.ts';
import { amountOf, kopecks } from './month.ts';

const { queryClient } = await import('../../shared/api/query-client.ts');
const { beginSession } = await import('../../shared/session/session.ts');
const { needsQuery } = await import('./needs-query.ts');
const { Home } = await import('./screens/home.tsx');

const home = createElement(Home);

const needs = (...found: object[]) => [['requisitions', 'needs', 'anna'], found] as const;
const month = (at: string, planned: string, chosen: string, days: string | null) => ({
  ...{ month: at, planned, chosen, days, lines: 2 },
});

test('what needs somebody leads to where it is, and what is late is marked', async () => {
  const late = { label: words('Overdue invoices', 'Просроченные счета'), path: 'invoices?show=overdue', late: true };
  const many = { label: words('Invoices to approve', 'Согласовать счета'), path: 'inbox', isLowerBound: true };
  const { text, links, html } = await draw(home, {
    known: [needs({ ...late, count: 3, isLowerBound: false }, { ...many, count: 10_000 })],
  });
  assert.match(text, /Добрый день, Анна 3 Просроченные счета 10\s000\+ Согласовать счета/);
  assert.deepEqual(links, ['/romashka/invoices?show=overdue', '/romashka/inbox']);
  assert.match(html, /data-late="true" href="\/romashka\/invoices\?show=overdue"/);
});

test('what waits for approval is counted by its kind, each for who may approve it', async () => {
  beginSession({ accessToken: 'token', expiresIn: 900 });
  const asked = answer(({ path }) => ({
    body: { items: [], meta: { total: path.endsWith('/sales-invoices') ? 2 : 1 } },
  }));
  const labelled = async (...may: readonly string[]) => {
    queryClient.clear();
    asked.length = 0;
    const needs = await queryClient.fetchQuery(needsQuery((right) => may.includes(right), 'anna'));
    assert.ok(asked.every(({ query }) => query.awaitingMyApproval === 'true'));
    return needs.map(({ label, count, path }) => `${label.ru}: ${count} ${path}`);
  };
  const purchases = ['purchase_requisitions.approve', 'invoices.status'];
  const sales = ['commercial_proposals.approve', 'sales_invoices.approve'];
  assert.deepEqual(await labelled(...purchases, ...sales), [
    ...['Согласовать заявки: 1 inbox', 'Согласовать счета: 1 inbox'],
    ...['Согласовать КП: 1 inbox', 'Согласовать исходящие счета: 2 inbox'],
  ]);
  assert.deepEqual(await labelled('sales_invoices.approve'), ['Согласовать исходящие счета: 2 inbox']);
});

test('when nothing waits it is said, and figures are for who may see what they are made of', async () => {
  const { text, headings } = await draw(home, { known: [needs()] });
  assert.match(text, /Сегодня ничего не требует вашего внимания/);
  assert.deepEqual(headings, ['Добрый день, Анна']);
});

test('spend is the exact sum of its months, and suppliers stand by what they get', async () => {
  const suppliers = [
    { counterpartyId: 'yard', name: 'Цементный двор', total: '300.30' },
    { counterpartyId: 'cable', name: 'Кабельный двор', total: '150.15' },
  ];
  const months = ['0.10', '0.20', '450.15'].map((total, at) => ({ month: `2025-0${at + 1}`, total, count: at + 1 }));
  const spend = { months, suppliers, currency: 'RUB' };
  const known = [needs(), [['invoices', 'spend'], spend]] as const;
  const { text, links, html } = await draw(home, { known, may: ['invoices.read'] });
  assert.match(text, /Расходы 450\s₽ Счета за двенадцать месяцев/);
  assert.match(text, /Поставщики Цементный двор Пять с наибольшей суммой счетов/);
  assert.ok(links.includes('/romashka/counterparties/cable'));
  assert.match(html, /width:\s?100%.*width:\s?50%/s);
});

test('savings are what was planned less what was chosen, in roubles and in per cent of the plan', async () => {
  const months = [month('2025-01', '1000', '900', '4.5'), month('2025-02', '1000', '1050', null)];
  const known = [needs(), [['requisitions', 'sourcing'], { months, currency: 'RUB' }]] as const;
  const { text } = await draw(home, { known, may: ['purchase_requisitions.read'] });
  assert.match(text, /Экономия к плану 50\s₽ · 2,5\s%/);
  assert.match(text, /От заявки до выбора 4,5 дн\./, 'the last month in which somebody chose');
});

test('dearer than planned is below zero', async () => {
  const known = [
    needs(),
    [['requisitions', 'sourcing'], { months: [month('2025-01', '0', '50', null)], currency: 'RUB' }],
  ] as const;
  const { text } = await draw(home, { known, may: ['purchase_requisitions.read'] });
  assert.match(text, /Экономия к плану [-−]50\s₽ Плановая/);
  assert.match(text, /От заявки до выбора —/);
});

test('sums of months keep their kopecks, below zero too', () => {
  for (const amount of ['0.05', '-0.50', '148500.50', '-12.00']) assert.equal(amountOf(kopecks(amount)), amount);
  assert.equal(amountOf(kopecks('0.1') + kopecks('0.2')), '0.30');
  assert.equal(showMonth('2025-11'), 'ноя');
});

const mayBegin: readonly Permission[] = ['warehouses.create', 'catalog.create', 'purchase_orders.create'];

const firstSteps = (hidden: boolean, ...done: readonly string[]) =>
  [
    ['home', 'first-steps'],
    { hidden, steps: ['warehouse', 'item', 'order'].map((step) => ({ step, done: done.includes(step) })) },
  ] as const;

test('a new company sees what to begin with, each leading to where it is done, and how far it has come', async () => {
  const { text, links, headings, buttons } = await draw(home, {
    ...{ may: mayBegin, known: [needs(), firstSteps(false, 'warehouse')] },
  });
  assert.deepEqual(headings, ['Добрый день, Анна', 'Первые шаги']);
  assert.match(text, /Сделано 1 из 3/);
  assert.deepEqual(links, ['/romashka/warehouses', '/romashka/catalog', '/romashka/purchase-orders']);
  assert.ok(buttons.includes('Скрыть'));
});

test('first steps that are done or hidden are not shown', async () => {
  for (const steps of [firstSteps(true), firstSteps(false, 'warehouse', 'item', 'order')]) {
    const { headings } = await draw(home, { may: mayBegin, known: [needs(), steps] });
    assert.deepEqual(headings, ['Добрый день, Анна']);
  }
});
