import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WriteContext } from '../../../kernel/operation.ts';
import { conflict, refuse, words } from '../../../kernel/problems/errors.ts';
import { inHalves } from './in-halves.ts';
import { applied, Outcomes, refused, type Staged, unchanged, waiting } from './outcome.ts';

const ctx = { attempt: (work: () => Promise<unknown>) => work() } as unknown as WriteContext;

const wrong = () => conflict('wrong', words('Wrong.', 'Ошибка.'));

/** Writes numbers; of those with a minus nothing is written. Answers what was refused, what was written, and in how many attempts. */
async function written(all: readonly number[]) {
  const kept: number[] = [];
  let attempts = 0;
  const refusals = await inHalves(ctx, all, async (some) => {
    attempts += 1;
    if (some.some((one) => one < 0)) throw wrong();
    kept.push(...some);
  });
  return { kept, refused: refusals.map(({ one }) => one), attempts };
}

test('what is sound is written at once, and of nothing nothing is written', async () => {
  assert.deepEqual(await written([1, 2, 3, 4]), { kept: [1, 2, 3, 4], refused: [], attempts: 1 });
  assert.deepEqual(await written([]), { kept: [], refused: [], attempts: 0 });
});

test('of many the one that is wrong is refused alone, and the others are written in their order', async () => {
  assert.deepEqual(await written([1, 2, 3, -4, 5, 6, 7, 8]), {
    kept: [1, 2, 3, 5, 6, 7, 8],
    refused: [-4],
    attempts: 7,
  });
});

test('where all are wrong each is refused by itself', async () => {
  const { kept, refused: all } = await written([-1, -2, -3]);
  assert.deepEqual([kept, all], [[], [-1, -2, -3]]);
});

test('a database that is busy refuses nobody: all of it is tried again later', async () => {
  const busy = refuse('database_unavailable');
  await assert.rejects(
    inHalves(ctx, [1, 2], () => Promise.reject(busy)),
    (error) => error === busy,
  );
});

test('a fault of ours is no refusal', async () => {
  await assert.rejects(
    inHalves(ctx, [1, 2], () => Promise.reject(new TypeError('ours'))),
    TypeError,
  );
});

test('of several outcomes of one record the worst stands, and the first of two that are bad', () => {
  const record = { fileId: 'f', n: 1, data: {} } as Staged;
  const after = (...all: Array<typeof applied>) => {
    const outcomes = new Outcomes();
    for (const one of all) outcomes.tell(record, one);
    return outcomes.byRecord.get(record)?.state;
  };
  const reason = words('Why.', 'Почему.');
  assert.equal(after(unchanged, applied), 'applied');
  assert.equal(after(applied, refused(reason)), 'refused');
  assert.equal(after(waiting(reason), applied), 'waiting');
  assert.equal(after(waiting(reason), refused(reason)), 'waiting');
});
