import assert from 'node:assert/strict';
import { test } from 'node:test';
import { astralCall, historyOf } from '../../../test/astral-call.ts';
import { refusedWith } from '../../../test/calling.ts';
import type { EDocumentChange } from '../../kernel/integrations/ports/e-document-state.ts';
import { pullChanges } from './pull-changes.ts';

interface World {
  /** Drafts that are ours, by what is read of them; undefined where Astral has one no more. */
  drafts: Record<string, object | undefined>;
  history?: Record<string, object>;
  settings?: object;
}

/** One whole run: pages until no more come. */
async function run({ drafts, history = {}, settings = {} }: World, cursor: string | null = null) {
  const answers = Object.fromEntries([
    ...Object.entries(drafts).flatMap(([id, one]) => (one ? [[`GET /api/v3/drafts/${id}`, () => one]] : [])),
    ...Object.entries(history).map(([id, one]) => [`GET /api/v3/docflows/${id}/History`, () => one]),
  ]);
  const { call, paths } = astralCall(answers, { settings, written: Object.keys(drafts) });
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
const signed = {
  status: 'SignedByCounterparty',
  statusName: 'Подписано',
  passedDateTime: '2026-11-22T10:20:00Z',
};

test('without writes of ours nobody is asked', async () => {
  assert.deepEqual((await run({ drafts: {} })).paths, []);
});

test('every draft of ours is told, page after page, and told alike the next time', async () => {
  const drafts = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`d-${at}`, draft(`d-${at}`)]));
  const first = await run({ drafts });
  assert.deepEqual([first.items.length, first.pages], [120, 3]);
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
});

test('a draft that names its way is followed by the history, without asking for the draft again', async () => {
  const drafts = { 'd-1': draft('d-1', { docflowId: 'f-1' }) };
  const first = await run({ drafts, history: { 'f-1': historyOf(sent) } });
  const [change] = first.items;
  assert.deepEqual([change?.key, change?.state?.status, change?.state?.formerKeys], ['f-1', 'sent', ['d-1']]);
  assert.equal(change?.event.id, 'f-1/0/SentToCounterparty/2026-11-22T10:10:00.000Z');
  const later = await run({ drafts: { 'd-1': undefined }, history: { 'f-1': historyOf(sent, signed) } }, first.cursor);
  assert.deepEqual(
    later.items.map(({ event, state }) => [event.name, state?.status]),
    [
      ['Отправлено', 'unknown'],
      ['Подписано', 'unknown'],
    ],
  );
  assert.deepEqual(later.paths, ['GET /api/v3/docflows/f-1/History']);
});

test('what the portal calls an end is asked for no more', async () => {
  const settings = { statusByName: { SentToCounterparty: 'completed' } };
  const world = {
    drafts: { 'd-1': draft('d-1', { docflowId: 'f-1' }) },
    history: { 'f-1': historyOf(sent) },
    settings,
  };
  const first = await run(world);
  assert.equal(first.items[0]?.state?.status, 'completed');
  assert.deepEqual((await run(world, first.cursor)).paths, []);
});

test('a draft that is there no more is unknown: started or deleted, nobody says; it is told once', async () => {
  const first = await run({ drafts: { 'd-1': undefined } });
  assert.deepEqual(
    first.items.map(({ state }) => [state?.status, state?.statusText]),
    [['unknown', 'Черновика в Астрале больше нет: он запущен или удалён']],
  );
  assert.deepEqual((await run({ drafts: { 'd-1': undefined } }, first.cursor)).items, []);
});

test('a document whose history is not there yet is left as it is known, and asked about again', async () => {
  const drafts = { 'd-1': draft('d-1', { docflowId: 'f-1' }) };
  const first = await run({ drafts });
  assert.deepEqual(first.items, []);
  const later = await run({ drafts, history: { 'f-1': historyOf(sent) } }, first.cursor);
  assert.deepEqual(
    later.items.map(({ state }) => state?.status),
    ['sent'],
  );
});

test('what is not ours any more is forgotten', async () => {
  const drafts = { 'd-1': draft('d-1', { docflowId: 'f-1' }), 'd-2': undefined };
  const { cursor } = await run({ drafts, history: { 'f-1': historyOf(sent) } });
  assert.deepEqual(JSON.parse(String(cursor)), { looked: 0, docflows: { 'd-1': 'f-1' }, over: ['d-2'] });
  const later = await run({ drafts: { 'd-3': draft('d-3') } }, cursor);
  assert.deepEqual(JSON.parse(String(later.cursor)), { looked: 0, docflows: {}, over: [] });
});

test('an Astral that is down ends the run where it was', async () => {
  const down = refusedWith('unavailable', 500);
  const { call } = astralCall({ 'GET /api/v3/drafts/d-1': () => down }, { written: ['d-1'] });
  await assert.rejects(pullChanges(call, null), down);
});

test('a place that is none is begun anew', async () => {
  for (const cursor of ['{', '{}', '{"looked":-1,"docflows":{},"over":[]}'])
    assert.equal((await run({ drafts: { 'd-1': draft('d-1') } }, cursor)).items.length, 1);
});
