import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { draw, listed } from '../../../../test/draw.ts';
import type { RfqCard } from '../queries.ts';

const { Questions } = await import('./questions.tsx');

const rfq = {
  id: 'r1',
  status: 'sent',
  responseDeadline: '2031-03-05T15:00:00Z',
  recipients: [],
} as unknown as RfqCard;

const question = {
  ...{ id: 'q1', side: 'supplier', text: 'Разгрузка входит?', askedAt: '2026-11-20T08:00:00Z', version: 1 },
  ...{ supplierName: 'ООО «Север»', supplierPerson: 'Ольга', employeeName: null, answer: null, answeredAt: null },
  ...{ publishedAt: null, publishedQuestion: null, publishedAnswer: null },
};
const answered = { ...question, answer: 'Да', answeredAt: '2026-11-20T09:00:00Z', employeeName: 'Анна Смирнова' };

const send = ['supplier_rfqs.send'] as const;

const talk = (rows: readonly object[], may: readonly Permission[] = send, more: object = {}) =>
  draw(createElement(Questions, { rfq: { ...rfq, ...more } as RfqCard }), {
    may,
    known: [[['rfqs', 'r1', 'questions'], listed(rows)]],
  });

test('a question tells whose it is, and is answered by who may write to suppliers', async () => {
  const { text, buttons } = await talk([question]);
  assert.match(text, /ООО «Север», Ольга · .* Разгрузка входит\?/);
  assert.deepEqual(buttons, ['Спросить поставщика', 'Ответить']);
  assert.deepEqual((await talk([question], [])).buttons, []);
});

test('an answer is shown to all, and what they read stands beside what was said', async () => {
  assert.ok((await talk([answered])).buttons.includes('Показать всем'));
  const shown = { publishedAt: '2026-11-20T10:00:00Z', publishedQuestion: 'Кто грузит?', publishedAnswer: 'Поставщик' };
  const { text, buttons } = await talk([{ ...answered, ...shown }]);
  assert.match(text, /Разгрузка входит\? Да Анна Смирнова · .* Все поставщики видят · .* Кто грузит\? Поставщик/);
  assert.ok(buttons.includes('Изменить формулировку'));
});

test('what the buyers asked waits for its supplier; a closed request is only read', async () => {
  const asked = { ...question, side: 'buyer', employeeName: 'Анна Смирнова' };
  const { text, buttons } = await talk([asked]);
  assert.match(text, /Анна Смирнова → ООО «Север» · .* Ответа пока нет/);
  assert.ok(!buttons.includes('Ответить'));
  assert.deepEqual((await talk([question], send, { status: 'closed' })).buttons, []);
});

test('without questions it is told how they come', async () => {
  assert.match((await talk([])).text, /Вопросов пока нет .* на странице запроса/);
});
