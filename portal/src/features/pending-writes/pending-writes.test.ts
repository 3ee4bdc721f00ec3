import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';

const { pendingWriteRoutes: routes } = await import('./pending-writes.routes.tsx');

const write = {
  ...{
    id: 'w1',
    apiKeyId: 'k1',
    keyName: 'Агент закупок',
    createdBy: null,
    address: 'POST /api/v1/purchase-requisitions',
  },
  title: { en: 'Create a requisition', ru: 'Создать заявку на закупку' },
  input: { dueDate: '2030-06-01', items: [{ quantity: '40' }] },
  preview: { status: 201, body: { number: 'PR-7' }, events: [], warnings: [] },
  ...{ status: 'waiting', reason: null, decidedAt: null, decidedBy: null, answer: null },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-11-27T09:00:00.000Z', version: 1 },
};

const value = (text: string, name: string | null = null, page: string | null = null) => ({ text, name, page });

const description = {
  currency: 'RUB',
  changes: [],
  fields: [
    { path: 'priority', label: 'Приоритет', kind: 'text', values: [value('high', 'Высокий')] },
    { path: 'dueDate', label: 'Срок', kind: 'date', values: [value('2030-06-01')] },
    { path: 'comment', label: 'Комментарий', kind: 'text', values: [] },
    { path: 'warehouseId', label: 'Склад', kind: 'text', values: [value('s1', 'Лесная, 4', '/warehouses/s1')] },
  ],
  lists: [
    {
      path: 'items',
      label: 'Позиции',
      rows: [
        {
          fields: [
            { path: 'items.0.name', label: 'Наименование', kind: 'text', values: [value('Цемент М500')] },
            { path: 'items.0.quantity', label: 'Количество', kind: 'decimal', values: [value('1240.5')] },
            { path: 'items.0.uom', label: 'Единица', kind: 'unit', values: [value('166')] },
            { path: 'items.0.plannedPrice', label: 'Плановая цена', kind: 'money', values: [value('412.5')] },
          ],
        },
        { fields: [{ path: 'items.1.name', label: 'Наименование', kind: 'text', values: [value('Песок')] }] },
      ],
    },
  ],
};

const changes = [
  {
    path: 'priority',
    label: 'Приоритет',
    kind: 'text',
    before: [value('normal', 'Обычный')],
    after: [value('high', 'Высокий')],
  },
  { path: 'comment', label: 'Комментарий', kind: 'text', before: [value('Срочно')], after: [] },
];

const known = [
  [['pending-writes', 'w1'], write],
  [['pending-writes', 'w1', 'description', 'ru'], description],
] as const;

test('what an agent asks for is read in words: choices, days, records with links, lines as a table', async () => {
  const { text, html } = await drawPage({ at: 'pending-writes/w1', routes, known });
  assert.match(text, /Приоритет Высокий.*Срок 1 июн\. 2030 г\..*Комментарий —.*Склад Лесная, 4/);
  assert.match(html, /href="\/romashka\/warehouses\/s1"/);
  assert.match(text, /Наименование Единица Количество Плановая цена Цемент М500 кг 1\s240,5 412,50\s₽ Песок/);
  assert.match(text, /Как в API/);
});

test('what the record says now and would say stand side by side, without JSON', async () => {
  const told = [known[0], [['pending-writes', 'w1', 'description', 'ru'], { ...description, changes }]] as const;
  const { text } = await drawPage({ at: 'pending-writes/w1', routes, known: told });
  assert.match(text, /Запись после этого Поле Сейчас Станет Приоритет Обычный Высокий Комментарий Срочно —/);
  assert.doesNotMatch(text, /PR-7/);
});
