import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../test/answer.ts';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { draw } from '../../../../test/draw.ts';

const { ExchangeTab } = await import('./exchange-tab.tsx');
const { SettleDialog } = await import('../outbox/settle-dialog.tsx');

const file = {
  ...{ id: 'f1', name: 'import0_1.xml', state: 'done', read: 1_200, counts: { created: 12 }, reason: null },
  receivedAt: '2026-11-05T10:00:00Z',
};

const access = {
  ...{ address: 'https://portal.example/exchange/1c', login: 'site-7', lastLoginAt: null, deleted: 2, absent: 0 },
  files: [file],
};

const object = {
  externalId: 'guid-1',
  name: 'Розничная',
  seenAt: '2026-11-05T10:00:00Z',
  deletedAt: null,
  absentAt: null,
};

const tab = (may: readonly Permission[], given: object | undefined, items: readonly object[] = [object]) =>
  draw(createElement(ExchangeTab, { id: 'i1' }), {
    may,
    known: [
      ...(given ? [[['integrations', 'exchange', 'i1'], given] as const] : []),
      [['integrations', 'exchange-objects', 'i1', 'price_type'], { items, more: false }],
    ],
  });

test('an accounting system is let in by a login and a password that is shown once', async () => {
  const none = await tab(['integrations.configure'], undefined);
  assert.match(none.text, /Создайте логин и пароль/);
  assert.deepEqual(none.buttons, ['Создать доступ']);
  const made = await tab(['integrations.configure'], access);
  assert.match(made.text, /Логин site-7 Пароль показан один раз, при создании/);
  assert.ok(made.buttons.includes('Новый пароль') && made.buttons.includes('Копировать: Адрес'));
  assert.ok(!(await tab([], access)).buttons.includes('Новый пароль'));
});

test('what became of each file is told, with the reason where it failed', async () => {
  const { text } = await tab([], access);
  assert.match(text.replace(/\s/g, ' '), /import0_1\.xml .* 1 200 · created 12 Применён/);
  const failed = await tab([], { ...access, files: [{ ...file, state: 'failed', reason: 'Не тот XML.' }] });
  assert.match(failed.text, /Ошибка Не тот XML\./);
  const newer = await tab([], { ...access, files: [{ ...file, state: 'thinking' }] });
  assert.match(newer.text, /thinking/, 'a newer server knows more states');
});

test('what the system has told of is marked where it is gone there', async () => {
  const items = [
    object,
    { ...object, externalId: 'g2', deletedAt: 'x' },
    { ...object, externalId: 'g3', absentAt: 'x' },
  ];
  const { text } = await tab([], access, items);
  assert.match(text, /guid-1 .*Есть .*g2 .*Удалён там .*g3 .*Отсутствует/);
});

test('a person who has looked at the provider says whether a write is there; nothing is sent by it', async () => {
  const entry = { id: 'o1', operation: 'create_order', details: { number: 'A-17' } };
  const dialog = createElement(SettleDialog, { id: 'i1', entry: entry as never, onClose() {} });
  const { text, fields } = await draw(dialog);
  assert.match(text, /Есть ли запись у провайдера: create_order\?/);
  assert.match(text, /этим ничего не отправляется/);
  assert.deepEqual(fields.slice(-3), ['Запись есть', 'Записи нет', 'Её номер у провайдера']);
});
