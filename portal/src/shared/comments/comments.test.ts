import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { anna, draw, listed } from '../../../test/draw.ts';

const { Discussion } = await import('./discussion.tsx');
const { DiscussionPanel } = await import('./discussion-panel.tsx');

const of = { entityType: 'procurement', entityId: '7' } as const;

const comment = {
  ...{ id: 'c1', ...of, text: 'Берём М8', mentions: [], files: [], version: 1 },
  ...{ createdBy: 'igor', authorName: 'Игорь Белов', createdAt: new Date().toISOString() },
  ...{ editedAt: null, deletedAt: null },
};

const following = { items: [{ id: 'igor', name: 'Игорь Белов' }], isFollowed: false, commentCount: 1 };

const panel = (comments: readonly object[], may: readonly Permission[] = [], known: object = following) =>
  draw(createElement(DiscussionPanel, of), {
    may,
    known: [
      [['comments', 'procurement', '7', 'list'], listed(comments)],
      [['comments', 'procurement', '7', 'followers'], known],
    ],
  });

const edit = 'Изменить комментарий';
const remove = 'Удалить комментарий';

test('a comment tells who said it and when, and only its author may edit or delete it', async () => {
  const { text, buttons } = await panel([comment]);
  assert.match(text, /Игорь Белов (только что|\d+ минут\S* назад) Берём М8/);
  assert.ok(!buttons.includes(edit) && !buttons.includes(remove));
  const own = await panel([{ ...comment, createdBy: anna.id }]);
  assert.ok(own.buttons.includes(edit) && own.buttons.includes(remove));
});

test('who manages the settings of the company may delete what others said', async () => {
  const { buttons } = await panel([comment], ['company_settings.update']);
  assert.ok(buttons.includes(remove) && !buttons.includes(edit));
});

test('an edit is told as such, and a deleted comment is only known to have been there', async () => {
  assert.match((await panel([{ ...comment, editedAt: comment.createdAt }])).text, /· изменено Берём М8/);
  assert.ok((await panel([{ ...comment, editedAt: comment.createdAt }])).buttons.includes('изменено'));
  const gone = { ...comment, createdBy: anna.id, text: null, deletedAt: comment.createdAt };
  const { text, buttons } = await panel([gone]);
  assert.match(text, /Комментарий удалён/);
  assert.ok(!buttons.includes(edit) && !buttons.includes(remove));
});

test('what a comment said before is read below it', async () => {
  const { EarlierWords } = await import('./earlier-words.tsx');
  const words = [
    { id: 'v2', text: 'Берём М10', writtenAt: '2026-11-20T09:00:00Z' },
    { id: 'v1', text: 'Берём М12', writtenAt: '2026-11-20T08:00:00Z' },
  ];
  const { text } = await draw(createElement(EarlierWords, { of, id: 'c1' }), {
    known: [[['comments', 'procurement', '7', 'c1', 'versions'], listed(words)]],
  });
  assert.match(text, /Берём М10 .* Берём М12/);
});

test('a mention stands out, and tags stay text', async () => {
  const mentions = [{ id: 'vera', name: 'Вера Орлова' }];
  const { html } = await panel([{ ...comment, text: '@Вера Орлова <img src=x onerror=alert(1)>', mentions }]);
  assert.match(html, /<mark>@Вера Орлова<\/mark> &lt;img src=x onerror=alert\(1\)&gt;/);
});

test('one sees who follows, and follows or stops by a button', async () => {
  const { text, buttons } = await panel([]);
  assert.match(text, /Следят: Игорь Белов/);
  assert.match(text, /Пока никто не писал\. Поставщики и заказчики комментариев не видят\./);
  assert.ok(buttons.includes('Следить'));
  assert.ok((await panel([], [], { ...following, isFollowed: true })).buttons.includes('Вы следите'));
});

test('files are attached by who may upload them', async () => {
  assert.ok(!(await panel([])).buttons.includes('Приложить'));
  assert.ok((await panel([], ['files.upload'])).buttons.includes('Приложить'));
});

test('the button of a discussion tells how much was said', async () => {
  const button = async (known: object) =>
    (await draw(createElement(Discussion, of), { known: [[['comments', 'procurement', '7', 'followers'], known]] }))
      .buttons[0];
  assert.equal(await button({ ...following, commentCount: 12 }), 'Обсуждение · 12');
  assert.equal(await button({ ...following, commentCount: 0 }), 'Обсуждение');
});
