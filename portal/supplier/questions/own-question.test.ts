import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../test/draw.ts';
import type { Question } from './types.ts';

const { OwnQuestion } = await import('./own-question.tsx');

const question: Question = {
  ...{ id: 'q1', side: 'supplier', text: 'Разгрузка входит?', askedAt: '2026-11-20T08:00:00Z' },
  ...{ answer: null, answeredAt: null, supplierPerson: 'Ольга', isPublished: false },
};

const seen = (more: Partial<Question> = {}, isTaken = true) =>
  draw(
    createElement(OwnQuestion, {
      question: { ...question, ...more },
      buyer: 'ООО «Ромашка»',
      onAnswer: isTaken ? () => {} : undefined,
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
