import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';

const { ApprovalPanel } = await import('./approval-panel.tsx');

const ivan = { id: 'ivan', name: 'Иван Кузнецов' };
const olga = { id: 'olga', name: 'Ольга Морозова' };
const pyotr = { id: 'pyotr', name: 'Пётр Сидоров' };
const approver = (one: typeof ivan) => ({ kind: 'user', ...one });
const department = {
  ...{ name: 'Отдел', mode: 'all', approvers: [approver(ivan), approver(olga)], state: 'open' },
  ...{ escalateAfterHours: 24, escalateTo: [approver(pyotr)], escalatedAt: '2025-01-11T08:00:00.000Z' },
  decisions: [
    { verdict: 'approved', by: ivan, inPlaceOf: [], comment: 'По плану', decidedAt: '2025-01-10T09:00:00.000Z' },
  ],
};
const director = {
  ...{ name: null, mode: 'any', approvers: [approver(olga)], state: 'waiting', decisions: [] },
  ...{ escalateAfterHours: 48, escalateTo: [approver(pyotr)], escalatedAt: null },
};
const approval = {
  ...{ id: 'asked', status: 'pending', routeName: 'Крупные закупки', askedBy: ivan, reason: null, step: 1 },
  ...{ askedAt: '2025-01-10T08:00:00.000Z', waitsFor: [olga], mayDecide: false, mayPass: false, inPlaceOf: [] },
  steps: [department, director],
};

const panel = (record: object, known: Parameters<typeof draw>[1] = {}) =>
  draw(
    createElement(ApprovalPanel, {
      recordType: 'invoice',
      record: { id: 'cement', version: 3, status: 'pending_approval', approval: null, ...record } as never,
    }),
    known,
  );

test('the panel says who has said what, in which words, and whom it waits for', async () => {
  const { text } = await panel({ approval });
  assert.match(text, /Согласование Крупные закупки · Иван Кузнецов/);
  assert.match(text, /Ждём решения: Ольга Морозова/);
  assert.match(text, /Отдел Ждёт решения Все: Иван Кузнецов, Ольга Морозова/);
  assert.match(text, /Иван Кузнецов : Согласовано, .* «По плану»/);
  assert.match(text, /Эскалировано 11 янв\. .*: Пётр Сидоров/);
  assert.match(text, /Шаг 2 Не начат Ольга Морозова Если за 48 ч решения нет, спросят и: Пётр Сидоров/);
});

test('a substitute reads in whose place, and who may pass a step that nobody is left', async () => {
  assert.match(
    (await panel({ approval: { ...approval, inPlaceOf: [olga] } })).text,
    /Вы решаете вместо: Ольга Морозова/,
  );
  assert.match((await panel({ approval: { ...approval, waitsFor: [], mayPass: true } })).text, /решить не может/);
});

test('before it is sent it says who would be asked; without a route nothing', async () => {
  const { state: _, decisions: __, escalatedAt: ___, ...step } = director;
  const preview = (route: object | null) =>
    [['settings', 'approval preview', 'invoice', 'cement', 3], { route, steps: route ? [step] : [] }] as const;
  const seen = async (route: object | null, status: string) =>
    (await panel({ status }, { known: [preview(route)] })).text;
  assert.match(await seen({ id: 'r', name: 'Счета' }, 'received'), /Кто будет согласовывать Маршрут: Счета Шаг 1/);
  assert.equal(await seen(null, 'received'), '');
  assert.equal(await seen({ id: 'r', name: 'Счета' }, 'paid'), '');
});
