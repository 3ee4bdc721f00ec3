import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenKinds, noticeKinds } from '../../../../nouns/notice-kinds.ts';
import { drawPage } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { address } = await import('../../../test/asked-by.ts');
const { noticeRoutes: routes } = await import('./notices.routes.tsx');

const late = {
  ...{ id: 'n2', kind: 'goods.late', entityType: 'procurement', entityId: 'p1', page: '/purchase-requisitions/p1' },
  ...{ title: 'Поставка опаздывает: PR-1, Цемент', text: 'Срок был 20 ноября.', createdAt: '2026-11-21T06:00:00.000Z' },
  readAt: null,
};
const read = { ...late, id: 'n1', title: 'Пришёл товар: PR-1, Цемент', readAt: '2026-11-21T07:00:00.000Z' };
const listed = (unread: boolean, language: string, ...items: object[]) =>
  [
    ['notices', 'list', unread, language],
    { pages: [{ items, page: { hasMore: false, nextCursor: null } }], pageParams: [undefined] },
  ] as const;

test('what was not read stands first, each leading to its record', async () => {
  const { text, headings, buttons, links } = await drawPage({
    ...{ at: 'notices', routes },
    known: [listed(true, 'ru', late)],
  });
  assert.deepEqual(headings, ['Уведомления']);
  assert.match(text, /Не прочитано: Поставка опаздывает: PR-1, Цемент Срок был 20 ноября\./);
  assert.ok(links.includes('/romashka/purchase-requisitions/p1'));
  assert.ok(buttons.includes('Отметить все прочитанными'));
});

test('what was read is not said to be unread, and there is nothing to mark', async () => {
  const { text, buttons } = await drawPage({
    ...{ at: address('notices', { all: 'true' }), routes },
    known: [listed(false, 'ru', read)],
  });
  assert.match(text, /Пришёл товар: PR-1, Цемент/);
  assert.doesNotMatch(text, /Не прочитано:/);
  assert.ok(!buttons.includes('Отметить все прочитанными'));
});

test('where all is read the page says so, in English too', async () => {
  const { text } = await drawPage({ at: 'notices', routes, language: 'en', known: [listed(true, 'en')] });
  assert.match(text, /All is read Approvals, answers of suppliers/);
});

test('settings list every kind that is chosen, and the hour with its time zone', async () => {
  const ways = Object.fromEntries(chosenKinds.map((kind) => [kind, noticeKinds[kind].usually]));
  const known = [[['notices', 'settings'], { digestHour: 9, timeZone: 'Europe/Moscow', ways, version: 1 }]] as const;
  const { text, fields } = await drawPage({ at: 'notices/settings', routes, known });
  for (const kind of chosenKinds) assert.ok(text.includes(noticeKinds[kind].words.ru), kind);
  assert.ok(fields.includes('Час, часовой пояс Europe/Moscow'), fields.join());
});
