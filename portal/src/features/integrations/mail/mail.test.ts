import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../test/answer.ts';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { draw, drawPage, listed } from '../../../../test/draw.ts';

const { integrationRoutes: routes } = await import('../integrations.routes.tsx');
const { LetterView } = await import('./letter-view.tsx');

const thread = {
  ...{ id: 't1', subject: 'Запрос цен PR-14', participants: ['Пётр', 'anna@romashka.example'], unreadCount: 2 },
  ...{ messageCount: 5, lastMessageAt: new Date().toISOString() },
  linkedTo: [{ entityType: 'requisition', id: 'r1', status: 'suggested' }],
};

const letter = {
  ...{ id: 'l1', direction: 'in', from: { name: 'Пётр', address: 'p@sklad.example' }, sentAt: '2026-11-05T10:00:00Z' },
  ...{ to: [{ name: null, address: 'anna@romashka.example' }], text: 'Цены во вложении.', attachments: [] },
  ...{ state: null, error: null, undelivered: [] },
};

const mail = (may: readonly Permission[], search = '?thread=t1', rows: readonly unknown[] = [thread]) =>
  drawPage({
    at: `integrations/mail${search}`,
    routes,
    may,
    known: [
      [['integrations', 'threads', {}], listed(rows)],
      [['integrations', 'thread', 't1'], thread],
      [['integrations', 'thread', 't1', 'letters'], [letter]],
      [['integrations', 'linked', 'requisition', 'r1'], 'PR-14 · Трубы'],
    ],
  });

test('conversations tell who writes, what about and how much is unread', async () => {
  const { text } = await mail([], '');
  assert.match(text, /Запрос цен PR-14 (только что|\d+ минут\S* назад) Пётр, anna@romashka\.example новых 2 из 5/);
});

test('a conversation is read as letters, and answered by who may send', async () => {
  const { text, fields, buttons } = await mail(['mailbox.send']);
  assert.match(text, /Пётр → anna@romashka\.example .* Цены во вложении\./);
  assert.ok(fields.includes('Ответ') && buttons.includes('Отправить'));
  assert.ok(!(await mail([])).fields.includes('Ответ'));
});

test('what a conversation seems to be about is confirmed or taken off by who may', async () => {
  const { text, buttons } = await mail(['mailbox.link']);
  assert.match(text, /Заявка PR-14 · Трубы · предположительно/);
  assert.ok(buttons.includes('Подтвердить: Заявка PR-14 · Трубы') && buttons.includes('Связать с заявкой'));
  assert.ok(!(await mail([])).buttons.includes('Связать с заявкой'));
});

test('without letters it is said how they come', async () => {
  assert.match((await mail([], '', [])).text, /Писем пока нет После подключения ящика/);
});

const view = (changes: object, may: readonly Permission[] = ['mailbox.send']) =>
  draw(createElement(LetterView, { letter: { ...letter, ...changes } as never }), { may });

test('a letter that did not surely leave waits for a decision', async () => {
  const doubt = await view({ state: 'in_doubt', error: 'Сервер оборвал связь.' });
  assert.match(doubt.text, /Неизвестно, ушло ли Сервер оборвал связь\./);
  assert.deepEqual(doubt.buttons, ['Получатель его получил', 'Отправить ещё раз', 'Не отправлять']);
  assert.deepEqual((await view({ state: 'in_doubt' }, [])).buttons, []);
  assert.deepEqual((await view({ state: 'done' })).buttons, []);
});

test('a file that was not kept says why, one that was is opened', async () => {
  const attachments = [
    { fileId: 'f1', fileName: 'Цены.xlsx', notKept: null },
    { fileId: null, fileName: 'Видео.mp4', notKept: 'type' },
    { fileId: null, fileName: 'Архив.zip', notKept: 'quota' },
  ];
  const { text, buttons } = await view({ attachments });
  assert.deepEqual(buttons, ['Цены.xlsx']);
  assert.match(text, /Видео\.mp4: не сохранён: такой тип не принимается/);
  assert.match(text, /Архив\.zip: не сохранён: закончилось место/);
});

test('an address that a letter did not reach is named with the reason', async () => {
  const { text } = await view({ undelivered: [{ address: 'x@sklad.example', reason: 'нет такого ящика' }] });
  assert.match(text, /Не доставлено на x@sklad\.example: нет такого ящика/);
});
