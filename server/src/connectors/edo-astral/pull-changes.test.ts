import assert from 'node:assert/strict';
import { test } from 'node:test';
import { astralCall, historyOf } from '../../../test/astral-call.ts';
import type { EDocumentChange } from '../../kernel/integrations/ports/e-document-state.ts';
import { pullChanges } from './pull-changes.ts';

interface World {
  drafts: object[];
  /** By identifier: what is read of one draft. */
  draft?: Record<string, object>;
  history?: Record<string, object>;
  settings?: object;
  now?: string;
}

/** One whole run: pages until no more come. */
async function run({ drafts, draft = {}, history = {}, settings = {}, now }: World, cursor: string | null = null) {
  const list = (query: URLSearchParams) => {
    const [offset, count] = [Number(query.get('offset')), Number(query.get('count'))];
    return { count: drafts.length, data: drafts.slice(offset, offset + count) };
  };
  const answers = Object.fromEntries([
    ['GET /api/v3/drafts', list],
    ...Object.entries(draft).map(([id, one]) => [`GET /api/v3/drafts/${id}`, () => one]),
    ...Object.entries(history).map(([id, one]) => [`GET /api/v3/docflows/${id}/History`, () => one]),
  ]);
  const { call, paths } = astralCall(answers, { settings, ...(now !== undefined && { now }) });
  const items: EDocumentChange[] = [];
  let place = cursor;
  let pages = 0;
  for (let more = true; more; pages += 1) {
    const page = await pullChanges(call, place);
    items.push(...(page.items as EDocumentChange[]));
    [place, more] = [page.cursor, page.more];
  }
  return { items, cursor: place, paths: paths(), pages };
}

const draft = (id: string, more: object = {}) => ({ id, changedDateTime: '2026-11-22T10:00:00Z', ...more });
const sent = { status: 'SentToCounterparty', statusName: 'Отправлено', passedDateTime: '2026-11-22T10:10:00Z' };

test('every draft is told, page after page, and told alike the next time', async () => {
  const drafts = Array.from({ length: 120 }, (_, at) => draft(`d-${at}`));
  const first = await run({ drafts });
  assert.equal(first.items.length, 120);
  assert.deepEqual(first.items[0]?.event, {
    id: 'd-0//2026-11-22T10:00:00.000Z',
    name: 'Черновик',
    at: '2026-11-22T10:00:00.000Z',
    order: '000000',
  });
  assert.equal(first.items[0]?.state?.status, 'draft');
  const second = await run({ drafts }, first.cursor);
  assert.deepEqual(
    second.items.map(({ event }) => event.id),
    first.items.map(({ event }) => event.id),
  );
  assert.ok(!second.paths.some((path) => path.includes('/drafts/')), 'what the list has is not read one by one');
});

test('a draft that left the list is read, and followed by the history it names', async () => {
  const before = await run({ drafts: [draft('d-1')] });
  const gone = { drafts: [], draft: { 'd-1': draft('d-1', { docflowId: 'f-1' }) } };
  const after = await run({ ...gone, history: { 'f-1': historyOf(sent) } }, before.cursor);
  const [change] = after.items;
  assert.deepEqual([change?.key, change?.state?.status, change?.state?.formerKeys], ['f-1', 'sent', ['d-1']]);
  assert.equal(change?.event.id, 'f-1/0/SentToCounterparty/2026-11-22T10:10:00.000Z');
  const signed = { status: 'SignedByCounterparty', statusName: 'Подписано', passedDateTime: '2026-11-22T10:20:00Z' };
  const later = await run({ drafts: [], history: { 'f-1': historyOf(sent, signed) } }, after.cursor);
  assert.deepEqual(
    later.items.map(({ event, state }) => [event.name, state?.status]),
    [
      ['Отправлено', 'unknown'],
      ['Подписано', 'unknown'],
    ],
  );
  assert.deepEqual(later.paths, ['GET /api/v3/drafts?offset=0&count=50', 'GET /api/v3/docflows/f-1/History']);
});

test('one that the list names the way of is followed in the same run', async () => {
  const { items } = await run({ drafts: [draft('d-1', { docflowId: 'f-1' })], history: { 'f-1': historyOf(sent) } });
  assert.deepEqual(
    items.map(({ key, state }) => [key, state?.status]),
    [['f-1', 'sent']],
  );
});

test('what the portal calls an end is asked for no more', async () => {
  const settings = { statusByName: { SentToCounterparty: 'completed' } };
  const world = { drafts: [], history: { 'f-1': historyOf(sent) }, settings };
  const first = await run({ ...world, drafts: [draft('d-1', { docflowId: 'f-1' })] });
  assert.deepEqual((await run(world, first.cursor)).paths, ['GET /api/v3/drafts?offset=0&count=50']);
});

test('a draft that is nowhere any more is unknown: started or deleted, nobody says', async () => {
  const before = await run({ drafts: [draft('d-1')] });
  const { items, cursor } = await run({ drafts: [] }, before.cursor);
  assert.deepEqual(
    items.map(({ state }) => [state?.status, state?.statusText]),
    [['unknown', 'Черновика в Астрале больше нет: он запущен или удалён']],
  );
  assert.deepEqual((await run({ drafts: [] }, cursor)).items, [], 'told once');
});

test('many that are followed are asked about in turns, and none after a quarter of a year', async () => {
  const drafts = Array.from({ length: 120 }, (_, at) => draft(`d-${at}`, { docflowId: `f-${at}` }));
  const history = Object.fromEntries(drafts.map((_, at) => [`f-${at}`, historyOf(sent)]));
  const first = await run({ drafts, history });
  assert.deepEqual([first.items.length, first.pages], [120, 6]);
  const late = await run({ drafts: [], history, now: '2027-03-01T00:00:00.000Z' }, first.cursor);
  assert.equal(late.items.length, 120);
  assert.equal((await run({ drafts: [], history }, late.cursor)).items.length, 0);
});

test('a place that is none is begun anew', async () => {
  for (const cursor of ['{', '{}', '{"offset":-1,"looked":0,"watched":[]}'])
    assert.equal((await run({ drafts: [draft('d-1')] }, cursor)).items.length, 1);
});
