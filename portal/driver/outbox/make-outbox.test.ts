import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refused } from '../../public-kit/call.ts';
import { deliveryOf } from '../model/example-delivery.ts';
import type { KeptPress, Press } from '../types.ts';
import { inMemory, type Keeper } from './keeper.ts';
import { makeOutbox, type OutboxState } from './make-outbox.ts';

const loaded: Press = { what: 'loaded', batchId: 'b1' };
const arrived: Press = { what: 'arrived', stopId: 's1' };
const photo: Press = { what: 'photo', batchId: 'b1', photo: new Blob(['x']), name: 'a.jpg' };

/** An outbox whose server answers each press in turn: a status that refuses it, or nothing. */
function open(keeper: Keeper, ...answers: Array<number | undefined>) {
  const sent: KeptPress[] = [];
  const again: Array<() => void> = [];
  const seen: { state?: OutboxState; taken: number; refused: number } = { taken: 0, refused: 0 };
  const outbox = makeOutbox({
    ...{ link: 'k', keeper },
    async send(kept) {
      sent.push(kept);
      const status = answers.shift();
      if (status !== undefined) throw new Refused(status, { detail: 'Нет' });
      return deliveryOf();
    },
    onTaken: () => {
      seen.taken += 1;
    },
    onRefused: () => {
      seen.refused += 1;
    },
    onState: (state) => {
      seen.state = state;
    },
    later: (act) => again.push(act),
  });
  return { ...outbox, sent, again, seen };
}

const what = (kept: readonly KeptPress[]) => kept.map(({ press }) => press.what);

test('without a line presses are kept in their order, and go with the same keys when it is back', async () => {
  const { note, flush, sent, seen } = open(inMemory(), 0, 0);
  await note(loaded);
  await note(arrived);
  assert.deepEqual(what(seen.state?.waiting ?? []), ['loaded', 'arrived']);
  assert.equal(seen.state?.held?.status, 0);
  await flush();
  assert.deepEqual([seen.state?.waiting, seen.state?.held, seen.taken], [[], undefined, 2]);
  assert.deepEqual(what(sent), ['loaded', 'loaded', 'loaded', 'arrived']);
  assert.equal(new Set(sent.map(({ key }) => key)).size, 2);
});

test('what waits outlives the page', async () => {
  const keeper = inMemory();
  await open(keeper, 0).note(loaded);
  const after = open(keeper);
  await after.start();
  assert.deepEqual(what(after.sent), ['loaded']);
  assert.deepEqual(await keeper.all('k'), []);
});

test('the same button pressed twice is one press, and a picture holds up nothing', async () => {
  const { note, flush, sent } = open(inMemory(), 0);
  await Promise.all([note(loaded), note(loaded), note(photo), note(arrived)]);
  await flush();
  assert.deepEqual(what(sent).slice(-3), ['loaded', 'arrived', 'photo']);
});

test('what the server refuses is told and not sent again; what follows goes on', async () => {
  const { note, forget, seen, sent } = open(inMemory(), 409);
  await note(loaded);
  await note(arrived);
  assert.deepEqual([seen.state?.refused[0]?.press.what, seen.refused, seen.taken], ['loaded', 1, 1]);
  assert.equal(sent.length, 2);
  forget();
  assert.deepEqual(seen.state?.refused, []);
});

test('a device that keeps nothing still sends', async () => {
  const broken: Keeper = {
    all: async () => [],
    add: () => Promise.reject(new Error('no room')),
    remove: () => Promise.reject(new Error('no room')),
  };
  const { note, seen } = open(broken);
  await note(loaded);
  assert.deepEqual([seen.taken, seen.state?.waiting], [1, []]);
});
