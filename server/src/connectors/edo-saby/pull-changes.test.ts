import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rpcFailure, sabyCall, sabyDocument } from '../../../test/saby-call.ts';
import type { EDocumentChange } from '../../kernel/integrations/ports/e-document-state.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { pageSize } from './ask-changes.ts';
import { pullChanges } from './pull-changes.ts';

const event = (id: string, at: string, name = 'Документ отправлен') => ({
  Идентификатор: id,
  Название: name,
  ДатаВремя: at,
});
const listed = (id: string, ...events: object[]) => sabyDocument({ Идентификатор: id, Событие: events });
const page = (documents: object[], more: 'Да' | 'Нет' = 'Нет') => ({
  Документ: documents,
  Навигация: { ЕстьЕще: more },
});
const known = (params: { Документ: { Идентификатор: string } }) =>
  sabyDocument({ Идентификатор: params.Документ.Идентификатор });

const now = '2026-11-22T11:05:09.000Z';
const changesOf = (items: unknown[]) => items as EDocumentChange[];
const ids = (items: unknown[]) => changesOf(items).map(({ event: { id } }) => id);

test('the first time a week is asked for, in pages below the limit, with numbers as text', async () => {
  const { call, bodies } = sabyCall({ СписокИзменений: () => page([]) });
  const { items, more, cursor } = await pullChanges(call, null);
  assert.deepEqual([items, more], [[], false]);
  assert.ok(pageSize <= 200);
  assert.deepEqual(bodies()[0]?.params, {
    Фильтр: {
      ДатаВремяС: '15.11.2026 14:05:09',
      ДатаВремяПо: '22.11.2026 14:05:09',
      ПолныйСертификатЭП: 'Нет',
      Навигация: { РазмерСтраницы: '100', Страница: '0' },
    },
  });
  assert.deepEqual(JSON.parse(String(cursor)), { since: '2026-11-22T11:00:09.000Z', format: 'colon', told: [] });
});

test('a company of several is asked for by its numbers', async () => {
  const organisation = { inn: '7701234567', kpp: '770101001' };
  const { call, bodies } = sabyCall({ СписокИзменений: () => page([]) }, { settings: { organisation } });
  await pullChanges(call, null);
  assert.deepEqual(bodies()[0]?.params.Фильтр.НашаОрганизация, { СвЮЛ: { ИНН: '7701234567', КПП: '770101001' } });
});

test('each event of a document is told once, with where the document stands now', async () => {
  const one = event('e1', '22.11.2026 14:00:00');
  const documents = [
    listed('a', one),
    listed('a', event('e2', '22.11.2026 14:01:00')),
    listed('b', event('e3', '22.11.2026 14:01:00')),
    listed('a', one),
  ];
  const { call, methods } = sabyCall({ СписокИзменений: () => page(documents), ПрочитатьДокумент: known });
  const { items } = await pullChanges(call, null);
  assert.deepEqual(ids(items), ['e1', 'e2', 'e3']);
  assert.deepEqual(
    methods().sort(),
    ['ПрочитатьДокумент', 'ПрочитатьДокумент', 'СписокИзменений'],
    'a document is read once',
  );
  const [first] = changesOf(items);
  assert.equal(first?.key, 'a');
  assert.deepEqual(first?.event, {
    id: 'e1',
    name: 'Документ отправлен',
    at: '2026-11-22T11:00:00.000Z',
    order: '000000',
  });
  assert.equal(first?.state?.asOf, now);
});

test('two documents may have events of one identifier', async () => {
  const told = event('17', '22.11.2026 14:00:00');
  const { call } = sabyCall({
    СписокИзменений: () => page([listed('a', told), listed('b', told), listed('a', told)]),
    ПрочитатьДокумент: known,
  });
  const { items } = await pullChanges(call, null);
  assert.deepEqual(
    changesOf(items).map(({ key, event: { id } }) => [key, id]),
    [
      ['a', '17'],
      ['b', '17'],
    ],
  );
});

test('the next window begins five minutes before the end of this one, and tells nothing twice', async () => {
  const documents = [
    listed('a', event('old', '22.11.2026 10:00:00')),
    listed('a', event('new', '22.11.2026 14:02:00')),
  ];
  const { call, bodies } = sabyCall({ СписокИзменений: () => page(documents), ПрочитатьДокумент: known });
  const first = await pullChanges(call, null);
  assert.deepEqual(
    JSON.parse(String(first.cursor)).told,
    [['a/new', '2026-11-22T11:02:00.000Z']],
    'what lies before it is forgotten',
  );
  const later = sabyCall({ СписокИзменений: () => page(documents.slice(1)) }, { now: '2026-11-22T11:10:00.000Z' });
  const second = await pullChanges(later.call, first.cursor);
  assert.deepEqual(second.items, []);
  assert.equal(bodies()[0]?.params.Фильтр.ДатаВремяПо, '22.11.2026 14:05:09');
  assert.equal(later.bodies()[0]?.params.Фильтр.ДатаВремяС, '22.11.2026 14:00:09');
});

test('asked for again at once, the window does not go back', async () => {
  const { call } = sabyCall({ СписокИзменений: () => page([]) });
  const cursor = JSON.stringify({ since: '2026-11-22T11:04:00.000Z', told: [] });
  assert.equal(JSON.parse(String((await pullChanges(call, cursor)).cursor)).since, '2026-11-22T11:04:00.000Z');
});

test('pages of one window ask for the same times, though the clock goes on', async () => {
  const full = Array.from({ length: pageSize }, (_, at) => listed(`d${at}`, event(`e${at}`, '22.11.2026 14:00:00')));
  const { call } = sabyCall({ СписокИзменений: () => page(full, 'Да'), ПрочитатьДокумент: known });
  const first = await pullChanges(call, null);
  assert.deepEqual([first.items.length, first.more], [pageSize, true]);
  const later = sabyCall(
    { СписокИзменений: () => page([listed('last', event('last', '22.11.2026 14:00:00'))]), ПрочитатьДокумент: known },
    { now: '2026-11-22T11:20:00.000Z' },
  );
  const second = await pullChanges(later.call, first.cursor);
  const { Фильтр } = later.bodies()[0]?.params ?? {};
  assert.deepEqual([Фильтр.ДатаВремяПо, Фильтр.Навигация.Страница], ['22.11.2026 14:05:09', '1']);
  assert.deepEqual([ids(second.items), second.more], [['last'], false]);
});

test('a page that is not full though more is to come is asked for again while it brings something', async () => {
  const half = [listed('a', event('e1', '22.11.2026 14:00:00'))];
  const { call, bodies } = sabyCall({ СписокИзменений: () => page(half, 'Да'), ПрочитатьДокумент: known });
  const first = await pullChanges(call, null);
  const second = await pullChanges(call, first.cursor);
  await pullChanges(call, second.cursor);
  const pages = bodies().flatMap(({ params }) => params.Фильтр?.Навигация.Страница ?? []);
  assert.deepEqual(pages, ['0', '0', '1']);
});

test('where nobody said how times are written the other way is tried, and remembered', async () => {
  const dots = (params: { Фильтр: { ДатаВремяС: string } }) =>
    params.Фильтр.ДатаВремяС.includes(':') ? rpcFailure(-32000, 'Неверный формат даты') : page([]);
  const { call, bodies } = sabyCall({ СписокИзменений: dots });
  const { cursor } = await pullChanges(call, null);
  assert.equal(bodies().length, 2);
  await pullChanges(call, cursor);
  assert.deepEqual([bodies().length, bodies()[2]?.params.Фильтр.ДатаВремяС], [3, '22.11.2026 14.00.09']);
  const chosen = sabyCall({ СписокИзменений: dots }, { settings: { timeFormat: 'colon' } });
  await assert.rejects(pullChanges(chosen.call, null), { kind: 'validation' });
  assert.equal(chosen.bodies().length, 1);
});

test('refused in both formats, the first refusal is told; down, nothing else is tried', async () => {
  const refused = sabyCall({ СписокИзменений: () => rpcFailure(-32000, 'Нет прав на организацию') });
  const error = await pullChanges(refused.call, null).catch((one) => one);
  assert.ok(error instanceof ProviderError && /Нет прав/.test(error.detail.ru));
  assert.equal(refused.bodies().length, 2);
});

test('a document that is gone has no state; one that the list calls deleted is told as that', async () => {
  const documents = [
    listed('gone', event('e1', '22.11.2026 14:00:00')),
    { ...listed('dead', event('e2', '22.11.2026 14:00:00')), Удален: 'Да' },
  ];
  const { call } = sabyCall({
    СписокИзменений: () => page(documents),
    ПрочитатьДокумент: () => rpcFailure(-32000, 'Документ не найден'),
  });
  const { items } = await pullChanges(call, null);
  assert.deepEqual(
    changesOf(items).map(({ state }) => state?.status ?? null),
    [null, 'deleted'],
  );
});

test('a place that is none begins anew, and an event without an identifier is known by time and name', async () => {
  const nameless = { Название: 'Документ доставлен', ДатаВремя: '22.11.2026 14:00:00' };
  const { call } = sabyCall({
    СписокИзменений: () => page([listed('a', nameless), listed('a', nameless)]),
    ПрочитатьДокумент: known,
  });
  for (const cursor of ['{', '{"since":"never","told":[]}', '7'])
    assert.deepEqual(ids((await pullChanges(call, cursor)).items), ['a/22.11.2026 14:00:00/Документ доставлен']);
});
