import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../test/draw.ts';
import type { Question } from './types.ts';

const { OwnQuestion } = await import('./own-question.tsx');

const question: Question = {
  ...{ id: 'q1', side: 'supplier', text: 'Разгрузка входит?', askedAt: '2026-11-20T08:00:00Z' },
  ...{ answer: null, answeredAt: null, supplierPerson: 'Ольга', isPublished: false, files: [] },
};

const seen = (more: Partial<Question> = {}, isTaken = true) =>
  draw(
    createElement(OwnQuestion, {
      token: 'token',
      question: { ...question, ...more },
      buyer: 'ООО «Ромашка»',
      onAnswer: isTaken ? () => {} : undefined,
      takesFiles: isTaken,
      onSent() {},
    }),
  );

test('a supplier sees his question and whether it was answered', async () => {
  assert.match((await seen()).text, /Разгрузка входит\? вы, Ольга · .* Ответа пока нет/);
  const { text } = await seen({ answer: 'Да', answeredAt: '2026-11-20T09:00:00Z', isPublished: true });
  assert.match(text, /Да ООО «Ромашка» · .* Показан всем поставщикам без вашего имени/);
});

test('a question of the buyer is answered while answers are taken', async () => {
  const asked = { side: 'buyer', supplierPerson: null } as const;
  const { text, buttons } = await seen(asked);
  assert.match(text, /Разгрузка входит\? ООО «Ромашка» · /);
  assert.deepEqual(buttons, ['Ответить']);
  assert.deepEqual((await seen(asked, false)).buttons, []);
});

test('files stand beside a question, and more are taken while it waits for its answer', async () => {
  const drawing = { fileName: 'Чертёж.pdf', mimeType: 'application/pdf', sizeBytes: 2_048 };
  const files = [{ ...drawing, url: 'https://prokura.ru/f', expiresAt: '2026-11-20T08:05:00Z' }];
  const waiting = await seen({ files });
  assert.deepEqual(waiting.buttons, ['Чертёж.pdf']);
  assert.ok(waiting.fields.includes('Приложить файл: Разгрузка входит?'));
  const answered = await seen({ files, answer: 'Да', answeredAt: '2026-11-20T09:00:00Z' });
  assert.deepEqual(answered.fields, []);
});
