import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../../scripts/tests/long.ts';
import { factsOf, request } from '../../../../test/harness.ts';
import { taskBoard, trackerPortal } from '../../../../test/tracker.ts';

const board = await taskBoard();

/** Moves of one round: each requisition or its task is moved once. */
const inRound = 10;

test('forty moves both ways, told twice and in any order, are carried once each', () => moveBothWays(4));

long('a thousand moves both ways, told twice and in any order, are carried once each', () => moveBothWays(100));

async function moveBothWays(rounds: number) {
  const held = await trackerPortal(board);
  await held.sync();
  const columns = ['c1', 'c2', 'c3', 'c4'];
  const stages = await Promise.all(columns.map((_, at) => held.stage(`Этап без эха ${at}`)));
  await held.map(columns.map((columnId, at) => ({ columnId, stageId: stages[at], direction: 'both' })));
  await held.tracker('POST', '/webhook/register');
  const path = new URL(board.hooks.at(-1)?.url ?? '').pathname;
  const pairs = [];
  for (let one = 0; one < inRound; one += 1) {
    const { id } = await held.create();
    const task = board.put('c1');
    await held.link(id, task.id);
    await held.toStage(id, stages[0] as string);
    pairs.push({ id, task, at: 0 });
  }
  await held.drain();
  const stagesChanged = async () =>
    (await factsOf(held.portal.tenantId)).filter(
      ({ event, data }) =>
        event === 'integration_api.procurement.updated' && (data.changedFields as string[]).includes('stage'),
    ).length;
  const [chance, before] = [dice(17), await stagesChanged()];
  board.journal.length = 0;
  const counted = { ours: 0, theirs: 0 };

  for (let round = 0; round < rounds; round += 1) {
    const told: string[] = [];
    for (const pair of pairs) {
      pair.at = (pair.at + 1 + chance(columns.length - 1)) % columns.length;
      if (chance(2) === 0) {
        counted.ours += 1;
        await held.toStage(pair.id, stages[pair.at] as string);
      } else {
        counted.theirs += 1;
        pair.task.columnId = columns[pair.at] as string;
      }
      // What is told of a move of ours is its echo.
      told.push(pair.task.id, pair.task.id);
    }
    await held.drain();
    for (const [at, id] of shuffled(told, chance).entries()) {
      const body = { event: 'task-moved', payload: { id, told: `${round} ${at}` } };
      assert.equal((await request('POST', path, { body })).status, 200);
    }
    await held.drain();
  }

  assert.equal(counted.ours + counted.theirs, rounds * inRound);
  assert.equal(board.asked(/^PUT \/tasks/), counted.ours, 'what is sent is what people moved here');
  assert.equal((await stagesChanged()) - before, counted.ours + counted.theirs, 'each move is one change');
  for (const { id, task, at } of pairs) {
    assert.equal(task.columnId, columns[at]);
    assert.equal((await held.cardOf(id)).stage.id, stages[at]);
  }
}

/** The same throws every time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function shuffled<T>(list: readonly T[], chance: (sides: number) => number): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = chance(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
