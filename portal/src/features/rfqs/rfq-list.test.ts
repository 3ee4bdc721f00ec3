import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';

const { rfqRoutes: routes } = await import('./rfqs.routes.tsx');

const all = { search: undefined, sort: undefined, status: undefined };
const keyOf = (search: object = {}) => [
  'rfqs',
  { ...all, requisition: undefined, supplier: undefined, overdue: undefined, ...search },
];

const rfq = {
  ...{ id: 'r1', number: 'ЗЦ-0003', title: 'Цемент', procurementId: 'p1', status: 'partially_quoted' },
  ...{ responseDeadline: null, counts: { recipients: 5, quoted: 2, declined: 1 } },
};

test('a request stands in the list with how many of those asked have answered, a refusal being an answer', async () => {
  const { text } = await drawPage({ at: 'rfqs', routes, known: [[keyOf(), listed([rfq])]] });
  assert.match(text, /ЗЦ-0003 Цемент … — 3 из 5 Есть ответы/);
});

test('a requisition is called by its number where the person may read requisitions', async () => {
  const known = [
    [keyOf(), listed([rfq])],
    [['requisitions', 'names', ['p1']], new Map([['p1', 'З-0042']])],
  ] as const;
  const { text, links } = await drawPage({ at: 'rfqs', routes, known, may: ['purchase_requisitions.read'] });
  assert.match(text, /З-0042/);
  assert.ok(links.includes('/romashka/requisitions/p1'));
});

test('«waiting for answers» is a view of its own, and one of the statuses to choose', async () => {
  const waiting = 'sent,partially_quoted';
  const known = [[keyOf({ status: waiting }), listed([])]] as const;
  const { html, text } = await drawPage({ at: `rfqs?status=${waiting}`, routes, known });
  assert.match(html, /aria-current="page"[^>]*>Ждём ответов/);
  assert.match(text, /Ничего не найдено/);
});

test('requests of one requisition are shown with the way back to all of them', async () => {
  const known = [[keyOf({ requisition: 'p1' }), listed([rfq])]] as const;
  assert.ok((await drawPage({ at: 'rfqs?requisition=p1', routes, known })).buttons.includes('По всем заявкам'));
});

test('who may not ask for quotes is only told that nobody has', async () => {
  const known = [[keyOf(), listed([])]] as const;
  const { text, buttons } = await drawPage({ at: 'rfqs', routes, known });
  assert.match(text, /Запросов пока нет/);
  assert.ok(!buttons.includes('Запрос цен'));
  assert.ok(
    (await drawPage({ at: 'rfqs', routes, known, may: ['supplier_rfqs.create'] })).buttons.includes('Запрос цен'),
  );
});
