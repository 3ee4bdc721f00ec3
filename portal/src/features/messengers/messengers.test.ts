import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw, drawPage, listed } from '../../../test/draw.ts';

const { messengerRoutes: routes } = await import('./messengers.routes.tsx');
const { MessageLine } = await import('../../shared/messengers/message-line.tsx');
const { choicesOfRecipients } = await import('../../shared/messengers/recipients.ts');
const { daysOf } = await import('../../shared/messengers/days-of.ts');

const link = {
  entityType: 'supplier',
  id: 's1',
  status: 'suggested',
  source: 'phone',
  linkedAt: '2026-11-05T10:00:00Z',
};

const olga = {
  ...{ id: 't1', channelId: 'c1', channelLabel: 'Снабжение', chatType: 'whatsapp', chatId: '79161234567' },
  ...{ name: 'Ольга Петрова', phone: '79161234567', linkedTo: [link], messageCount: 2, unreadCount: 2 },
  ...{ lastMessageAt: new Date().toISOString(), lastDirection: 'in', version: 1 },
};
const ivan = { ...olga, id: 't2', name: 'Иван', unreadCount: 0, linkedTo: [{ ...link, status: 'confirmed' }] };

const message = {
  ...{ id: 'm1', conversationId: 't1', direction: 'in', messageId: 'x', requestId: null, text: 'Цены во вложении.' },
  ...{ file: null, status: null, inDoubt: false, error: null, authorName: null, sentAt: '2026-11-05T10:00:00Z' },
  ...{ editedAt: null, deletedAt: null, readAt: null, createdById: null },
};

const status = { isShown: true, status: 'installed', canSend: true, unreadCount: 2 };

const page = (may: readonly Permission[], search = '?talk=t1', changes: object = {}) =>
  drawPage({
    at: `messenger${search}`,
    routes,
    may,
    known: [
      [['messengers', 'status'], { ...status, ...changes }],
      [['messengers', 'talks', { isLinked: false }], listed([olga])],
      [['messengers', 'talks', { isLinked: true }], listed([ivan])],
      [['messengers', 'talk', 't1'], olga],
      [['messengers', 'messages', 't1'], listed([message])],
      [['messengers', 'linked', 'supplier', 's1'], { name: 'ООО «Север»', path: 'counterparties/p1' }],
    ],
  });

test('conversations linked to nothing stand first and say so, with what is unread', async () => {
  const { text } = await page([], '');
  assert.match(text, /Мессенджеры новых 2/);
  assert.match(text, /Не привязаны Ольга Петрова .* Снабжение новых 2 · не привязана Привязаны к записям Иван/);
});

test('a conversation is read by day, and answered, linked and marked by who may', async () => {
  const { text, buttons, fields, links } = await page(['messengers.send', 'messengers.read']);
  assert.match(text, /Поставщик ООО «Север» · предположительно, по телефону/);
  assert.match(text, /5 нояб\..* Цены во вложении\./);
  assert.ok(links.includes('/romashka/counterparties/p1') && fields.includes('Сообщение'));
  for (const name of ['Другая запись', 'Привязать: Поставщик ООО «Север»', 'Отметить прочитанной', 'Окно мессенджера'])
    assert.ok(buttons.includes(name), name);
  const reader = await page(['messengers.read']);
  assert.ok(!reader.buttons.includes('Другая запись') && !reader.fields.includes('Сообщение'));
});

test('where nothing can be sent there is no field for it, and it is said why', async () => {
  const { text, fields } = await page(['messengers.send'], '?talk=t1', { canSend: false });
  assert.match(text, /Сейчас писать нельзя/);
  assert.ok(!fields.includes('Сообщение'));
});

const line = (changes: object, may: readonly Permission[] = []) =>
  draw(createElement(MessageLine, { message: { ...message, direction: 'out', ...changes } as never }), {
    may,
    known: [[['messengers', 'overview'], { installationId: 'i1', channels: [] }]],
  });

test('one of ours says how far it has come, and why it did not', async () => {
  for (const [status, said] of [
    ['queued', 'Ожидает отправки'],
    ['sent', 'Отправлено'],
    ['delivered', 'Доставлено'],
    ['read', 'Прочитано'],
  ])
    assert.ok((await line({ status })).text.includes(said as string), status);
  assert.match((await line({ status: 'failed', error: 'Номера нет.' })).text, /Не доставлено Номера нет\./);
});

test('one in doubt is not sent again: who manages integrations says whether it is there', async () => {
  const doubt = { status: 'queued', inDoubt: true, requestId: 'w1' };
  const { text, buttons } = await line(doubt, ['integrations.sync']);
  assert.match(text, /Неизвестно, ушло ли .* Само оно повторно не отправится/);
  assert.doesNotMatch(text, /Ожидает отправки/);
  assert.deepEqual(buttons, ['Оно ушло', 'Его там нет']);
  assert.deepEqual((await line(doubt)).buttons, []);
});

test('what was edited or taken back says so, and files are opened or say why they are not here', async () => {
  assert.match((await line({ editedAt: '2026-11-05T10:05:00Z' })).text, /изменено/);
  assert.match((await line({ deletedAt: '2026-11-05T10:05:00Z' })).text, /Удалено автором/);
  const file = { fileName: 'Прайс.xlsx', mimeType: 'x', sizeBytes: 2048, fileId: 'f1', notKept: null };
  assert.match((await line({ text: null, file })).buttons[0] ?? '', /Прайс\.xlsx · 2\sКБ/);
  const lost = await line({ text: null, file: { ...file, fileId: null, notKept: 'quota' } });
  assert.match(lost.text, /Прайс\.xlsx: нет места/);
  const nameless = await line({ text: null, file: { ...file, fileName: '', fileId: null } });
  assert.match(nameless.text, /Файл: загружается/);
});

test('whom a record lets one write to: each phone once, who receives requests first', () => {
  const one = { counterpartyId: 'p', supplierId: null, company: 'ООО «Север»', contactId: null, receivesRfq: false };
  assert.deepEqual(
    choicesOfRecipients([
      { ...one, name: 'ООО «Север»', phone: '79990000001' },
      { ...one, name: 'Ольга', phone: '79990000002', receivesRfq: true },
      { ...one, name: 'Секретарь', phone: '79990000001' },
    ]),
    [
      { value: '79990000002', label: 'Ольга · ООО «Север» · +79990000002' },
      { value: '79990000001', label: 'ООО «Север» · +79990000001' },
    ],
  );
});

test('messages that came the newest first are read the oldest first, by day', () => {
  const at = (id: string, sentAt: string) => ({ id, sentAt });
  const days = daysOf([
    at('3', '2031-03-02T08:00:00Z'),
    at('2', '2031-03-01T09:00:00Z'),
    at('1', '2031-03-01T08:00:00Z'),
  ]);
  assert.deepEqual(
    days.map(([, messages]) => messages.map(({ id }) => id)),
    [['1', '2'], ['3']],
  );
});
