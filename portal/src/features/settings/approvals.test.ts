import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { answer } from '../../../test/answer.ts';
import { draw, drawPage } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { settingsRoutes: routes } = await import('./settings.routes.tsx');
const { RouteForm } = await import('./components/route-form.tsx');
const { TrialPicture } = await import('./components/trial-picture.tsx');
const { TrialRecords } = await import('./components/trial-records.tsx');
const { SubstituteForm } = await import('./components/substitute-form.tsx');
const { newRoute, routeBodyOf, routeValuesOf, saveRoute } = await import('./route-values.ts');

const step = {
  ...{ name: 'Директор', mode: 'any', remindAfterHours: 24, approvers: [{ kind: 'user', id: 'olga' }] },
  ...{ escalateAfterHours: null, escalateTo: [] },
};
const both = { ...step, approvers: [...step.approvers, { kind: 'role', id: 'head' }] };
const route = {
  ...{ id: 'r1', version: 2, recordType: 'procurement', name: 'Крупные закупки', position: 1, isActive: true },
  ...{
    amountFrom: '100000',
    amountTo: null,
    categoryIds: ['c1'],
    departments: ['Цех'],
    counterpartyIds: [],
    overBudget: false,
    steps: [step],
  },
} as never;
const substitute = {
  ...{ id: 's1', userId: 'ivan', user: { id: 'ivan', name: 'Иван Кузнецов' }, substituteId: 'olga' },
  ...{ substitute: { id: 'olga', name: 'Ольга Морозова' }, from: '2025-01-10', until: '2099-01-20', comment: 'Отпуск' },
};
const olga = { id: 'olga', fullName: 'Ольга Морозова' };
const known = [
  [['settings', 'approval routes'], [route]],
  [['settings', 'approval substitutes'], [substitute]],
  [['users', 'approvers', 'purchase_requisitions.approve'], [olga]],
  [['settings', 'roles'], [{ id: 'head', name: 'Руководитель', permissions: ['purchase_requisitions.approve'] }]],
] as never;
const manages = ['company_settings.read', 'company_settings.update', 'users.read', 'users.update'] as const;

test('the page says what each route is for, who approves, and who stands in for whom', async () => {
  const { text, buttons } = await drawPage({ at: 'settings/approvals', routes, may: manages, known });
  assert.match(
    text,
    /Крупные закупки Заявка на закупку · от 100\s000,00\s₽, 1 категория, Цех Директор \(Ольга Морозова\)/,
  );
  assert.match(text, /Иван Кузнецов → Ольга Морозова 10 янв\. 2025 г\. – .* Отпуск/);
  assert.deepEqual(buttons, ['Маршрут', 'Изменить', 'Удалить', 'Замещение', 'Прекратить']);
});

test('of a step with several approvers the list says whether one of them is enough', async () => {
  const said = async (mode: 'any' | 'all') => {
    const routesKnown = [[['settings', 'approval routes'], [{ ...(route as object), steps: [{ ...both, mode }] }]]];
    const all = [...routesKnown, ...(known as never[]).slice(1)] as never;
    return (await drawPage({ at: 'settings/approvals', routes, may: manages, known: all })).text;
  };
  assert.match(await said('any'), /Директор \(Любой из них: Ольга Морозова, Руководитель\)/);
  assert.match(await said('all'), /Директор \(Все: Ольга Морозова, Руководитель\)/);
});

test('who only reads the settings changes no route, and still names a substitute', async () => {
  const may = ['company_settings.read', 'users.read'] as const;
  const { buttons } = await drawPage({ at: 'settings/approvals', routes, may, known });
  assert.deepEqual(buttons, ['Замещение']);
});

test('a route is written as it was read; a new one has one step of everybody', () => {
  assert.deepEqual(routeBodyOf(routeValuesOf(route)), {
    ...{ name: 'Крупные закупки', position: 1, isActive: true, amountFrom: '100000', amountTo: null },
    ...{ categoryIds: ['c1'], departments: ['Цех'], counterpartyIds: [], overBudget: false, steps: [step] },
  });
  const { steps, ...body } = routeBodyOf({
    ...newRoute(),
    name: ' Счета ',
    recordType: 'invoice',
    departments: ['Цех'],
    counterpartyIds: ['cement'],
  });
  assert.deepEqual(
    [body.name, body.departments, body.counterpartyIds, 'position' in body],
    ['Счета', [], ['cement'], false],
  );
  assert.deepEqual(steps, [
    { name: null, mode: 'all', remindAfterHours: null, approvers: [], escalateAfterHours: null, escalateTo: [] },
  ]);
});

test('saving tells the version it was read at', async () => {
  const asked = answer(() => ({ body: { warnings: [] } }));
  await saveRoute(route, routeValuesOf(route));
  await saveRoute(undefined, newRoute());
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    ['PATCH /api/v1/settings/approval-routes/r1', 'POST /api/v1/settings/approval-routes'],
  );
});

test('the form of a route holds its conditions and its steps', async () => {
  const form = (of: object | undefined) => createElement(RouteForm, { route: of as never, onClose() {} });
  const { fields, text } = await draw(form(route), { may: manages, known });
  for (const name of ['Название', 'Сумма от', 'Сумма до', 'Подразделения', 'Напоминать каждые, часов'])
    assert.ok(fields.includes(name), `${name} in ${fields.join()}`);
  assert.match(text, /Шаг 1/);
});

const tried = {
  ...{
    from: '2025-01-10',
    until: '2026-01-10',
    looked: 120,
    met: 1,
    takenEarlier: 2,
    undecided: 1,
    overBudget: 1,
    warnings: [],
  },
  ...{ stepsAdded: 1, hoursPerStep: '6.5', hoursAdded: '6.5' },
  steps: [
    {
      ...step,
      approvers: [],
      people: [{ id: 'olga', name: 'Ольга Морозова' }],
      escalateAfterHours: 24,
      escalateTo: [{ ...step.approvers[0], name: 'Иван' }],
    },
    { ...step, name: null, approvers: [], people: [] },
  ],
  records: [
    {
      ...{
        recordId: 'n1',
        number: 'PR-1',
        title: 'Цемент',
        amount: '9',
        currency: 'RUB',
        createdAt: '2025-02-01T09:00:00Z',
      },
      ...{ otherwise: { id: 'r2', name: 'Все закупки' }, stepsOtherwise: 1, nobodyIn: [2] },
    },
  ],
} as never;

test('what a route would have come to is a picture of people, a sentence of figures, and records that lead to their pages', async () => {
  const picture = await draw(createElement(TrialPicture, { tried }));
  assert.match(
    picture.text,
    /Директор Ольга Морозова Через 24 ч ещё: Иван Шаг 2 Решить некому Ответственный за бюджет Сверх бюджета: записей 1 из 1/,
  );
  const { text, links } = await draw(createElement(TrialRecords, { recordType: 'procurement', tried }));
  assert.match(text, /Из 120 последних записей за 12 месяцев маршрут сработал бы для 1\./);
  assert.match(text, /Ещё 2 подходят по условиям/);
  assert.match(text, /Всего добавится 1 шаг: примерно на 6,5 ч дольше на запись\./);
  assert.match(text, /PR-1 · Цемент .* Все закупки шаг 2/);
  assert.deepEqual(links, ['/romashka/purchase-requisitions/n1']);
});

test('others are chosen as absent only by who manages people', async () => {
  const form = createElement(SubstituteForm, { onClose() {} });
  const seen = async (may: readonly string[]) => (await draw(form, { may: may as never, known })).fields;
  assert.ok((await seen(manages)).includes('Кого замещают'));
  assert.ok(!(await seen(['users.read'])).includes('Кого замещают'));
});
