import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PipelineStage } from '../../../../../nouns/pipeline-stage.ts';
import { newPortal, request } from '../../../../test/harness.ts';
import { pipelinePortal, scopes, url } from '../../../../test/pipeline.ts';

test('an order names every stage once; those that take another place are told of', async () => {
  const { board, order, tells } = await pipelinePortal();
  const before = await board();
  const [first, second, ...others] = before.map(({ id }) => id);
  const wanted = [second, first, ...others];
  const { status, json } = await order(wanted);
  assert.equal(status, 200);
  assert.deepEqual(
    json.stages.map(({ id }: PipelineStage) => id),
    wanted,
  );
  assert.deepEqual(
    json.stages.map(({ position }: PipelineStage) => position),
    before.map(({ position }) => position),
  );
  assert.deepEqual(
    (await board()).map(({ id }) => id),
    wanted,
  );
  assert.equal((await order(wanted)).status, 200);
  assert.deepEqual(await tells(), ['updated', 'updated']);
});

test('an order that leaves out, repeats or adds a stage is refused', async () => {
  const { board, own, order, archive } = await pipelinePortal();
  const ids = (await board()).map(({ id }) => id);
  const strange = await newPortal();
  const foreign = (await request('GET', url, { key: await strange.key(...scopes) })).json.stages[0].id;
  const errorOf = async (stageIds: unknown) => {
    const { status, json } = await order(stageIds);
    return `${status} ${json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).join()}`;
  };
  assert.equal(await errorOf(ids.slice(1)), '422 /stageIds required');
  assert.equal(await errorOf([...ids, ids[0]]), '422 /stageIds unique_items');
  assert.equal(await errorOf([...ids, foreign]), '422 /stageIds/9 not_found_reference');
  const gone = await own('Тендер');
  await archive(gone.id);
  assert.equal(await errorOf([...ids, gone.id]), '422 /stageIds/9 not_found_reference');
  assert.equal(await errorOf(['x', ...ids.slice(1)]), '422 /stageIds/0 format');
});

test('two orders at once: one follows the other', async () => {
  const { board, order } = await pipelinePortal();
  const ids = (await board()).map(({ id }) => id);
  const [one, other] = [ids.toReversed(), [...ids.slice(1), ids[0]]];
  const answers = await Promise.all([order(one), order(other)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const now = (await board()).map(({ id }) => id).join();
  assert.ok([one.join(), other.join()].includes(now));
});
