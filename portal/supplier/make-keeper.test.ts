import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refused } from '../public-kit/call.ts';
import { type KeeperState, makeKeeper, type UnderWay } from './make-keeper.ts';
import type { DraftBody } from './types.ts';

type Sent = { comment: unknown; draftVersion: unknown; key: string };

/** A keeper whose clock stands still: timers run when they are told to. */
function keeperWith(answers: Array<() => Promise<{ draftVersion: number }>>, underWay?: UnderWay) {
  const sent: Sent[] = [];
  const states: KeeperState[] = [];
  let timer: (() => void) | undefined;
  let keys = 0;
  let kept = 0;
  const keeper = makeKeeper({
    draftVersion: 0,
    underWay,
    send: (body, key) => {
      sent.push({ comment: body.supplierComment, draftVersion: body.draftVersion, key });
      return (answers.shift() ?? (() => Promise.reject(new Refused(0, {}))))();
    },
    onSending: () => {},
    onState: (state) => states.push(state),
    onKept: () => {
      kept += 1;
    },
    later: (act) => {
      timer = act;
      return 1;
    },
    never: () => {
      timer = undefined;
    },
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  });
  return { keeper, sent, states, elapse: () => timer?.(), kept: () => kept };
}

const said = (supplierComment: string): DraftBody => ({ supplierComment });
const takes = (draftVersion: number) => () => Promise.resolve({ draftVersion });
const refuses =
  (status: number, body = {}) =>
  () =>
    Promise.reject(new Refused(status, body));

test('what is typed is saved after a pause, the last of it', async () => {
  const { keeper, sent, states, kept } = keeperWith([takes(1)]);
  keeper.keep(said('a'));
  keeper.keep(said('ab'));
  await keeper.flush();
  assert.deepEqual(sent, [{ comment: 'ab', draftVersion: 0, key: 'key-1' }]);
  assert.deepEqual([states.at(-1)?.name, kept()], ['saved', 1]);
});

test('an answer that was lost is asked for again with its key, before anything newer', async () => {
  const { keeper, sent, states } = keeperWith([refuses(0), takes(1), takes(2)]);
  keeper.keep(said('first'));
  await keeper.flush();
  assert.deepEqual(states.at(-1), { name: 'waiting', online: false });
  keeper.keep(said('second'));
  await keeper.flush();
  assert.deepEqual(
    sent.map(({ comment, draftVersion, key }) => [comment, draftVersion, key]),
    [
      ['first', 0, 'key-1'],
      ['first', 0, 'key-1'],
      ['second', 1, 'key-2'],
    ],
  );
});

test('another window has saved: nothing is lost, and mine goes over it when I say so', async () => {
  const { keeper, sent, states, kept } = keeperWith([
    refuses(409, { rule: 'draft_conflict', draftVersion: 5 }),
    takes(6),
  ]);
  keeper.keep(said('mine'));
  await keeper.flush();
  assert.deepEqual([states.at(-1), kept()], [{ name: 'conflict', draftVersion: 5 }, 0]);
  await keeper.overwrite(5);
  assert.deepEqual(sent.at(-1), { comment: 'mine', draftVersion: 5, key: 'key-2' });
});

test('a refusal is told and not repeated by itself', async () => {
  const { keeper, sent, states } = keeperWith([refuses(422)]);
  keeper.keep(said('x'));
  await keeper.flush();
  assert.deepEqual([sent.length, states.at(-1)?.name], [1, 'refused']);
});

test('after it was submitted nothing more is saved', async () => {
  const { keeper, sent } = keeperWith([takes(1)]);
  keeper.stop();
  keeper.keep(said('late'));
  await keeper.flush();
  assert.equal(sent.length, 0);
});

test('a save that the page was left in is repeated with its key, so that it is no conflict with oneself', async () => {
  const { keeper, sent } = keeperWith([takes(1), takes(2)], { body: { ...said('left'), draftVersion: 0 }, key: 'old' });
  keeper.keep(said('typed'));
  await keeper.flush();
  assert.deepEqual(
    sent.map(({ comment, draftVersion, key }) => [comment, draftVersion, key]),
    [
      ['left', 0, 'old'],
      ['typed', 1, 'key-1'],
    ],
  );
});
