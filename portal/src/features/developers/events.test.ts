import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import { drawPage } from '../../../test/draw.ts';

const { developerRoutes: routes } = await import('./developers.routes.tsx');

const kinds = [
  { name: 'invoice.matched', entityType: 'invoice', stable: false, schema: {}, example: { id: 'i2' } },
  {
    ...{ name: 'integration_api.invoice.created', entityType: 'invoice', stable: true },
    ...{ schema: { type: 'object' }, example: { id: 'i1' } },
  },
];

const catalog = (search = '') =>
  drawPage({ at: `settings/webhooks/catalog${search}`, routes, known: [[['webhook-events'], kinds]] });

test('the catalog opens at the first event that is promised to stay', async () => {
  const { text, headings } = await catalog();
  assert.ok(headings.includes('Входящий счёт: создание'));
  assert.match(text, /Стабильность стабильное, каталог версии 1/);
});

test('an event of the address is opened; one that is not promised says so', async () => {
  const { text } = await catalog('?event=invoice.matched');
  assert.match(text, /внутреннее, может измениться/);
});

test('what is looked for narrows the catalog, and nothing found is said', async () => {
  const found = await catalog('?search=matched');
  assert.ok(!found.text.includes('integration_api.invoice.created'));
  assert.match((await catalog('?search=матрёшка')).text, /Ничего не найдено/);
});

const page = { hasMore: false, nextCursor: 'cur-7' };

const feed = (answer: object, search = '', filters: object = {}) =>
  drawPage({ at: `settings/events${search}`, routes, known: [[['webhooks', 'feed', filters], answer]] });

const event = {
  ...{ eventId: 'e1', event: 'integration_api.invoice.created', occurredAt: '2026-11-05T10:00:00Z' },
  entity: { id: 'i1', displayName: 'СФ-14' },
};

test('the feed is read from its beginning, and its cursor can be taken along', async () => {
  const { text, buttons } = await feed({ items: [event], page });
  assert.match(text, /Входящий счёт: создание СФ-14/);
  assert.match(text, /Следующий курсор: cur-7/);
  assert.ok(buttons.includes('Проверить новые') && buttons.includes('Копировать: Следующий курсор'));
  assert.ok(!buttons.includes('Назад'), 'there is nothing before');
});

test('while there is more the feed is read on, and back from there', async () => {
  const { buttons } = await feed({ items: [event], page: { hasMore: true, nextCursor: 'cur-8' } }, '?cursor=cur-7', {
    cursor: 'cur-7',
  });
  assert.ok(buttons.includes('Читать дальше') && buttons.includes('Назад'));
});

test('the end of the feed says that the cursor is to be kept', async () => {
  assert.match((await feed({ items: [], page })).text, /После этого места событий нет Сохраните курсор/);
});
