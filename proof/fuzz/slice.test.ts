import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzzAll } from './fuzz-all.ts';

/** As many as the suite can spare; `npm run prove -- --campaign fuzz` sends a slice of the campaign. */
const {
  PROKURA_FUZZ_SEED: seed = '7',
  PROKURA_FUZZ_REQUESTS: requests = '400',
  PROKURA_FUZZ_DRAWS: draws = '12',
} = process.env;
/** Milliseconds; a large slice takes hours. */
const longest = 28_800_000;

test('whatever is sent, the answer is as the document tells it, and what is refused changes nothing', {
  timeout: longest,
}, async () => {
  const slice = {
    seed: Number(seed),
    requests: Number(requests),
    draws: Number(draws),
    only: process.env.PROKURA_FUZZED,
  };
  const found = await fuzzAll(slice);
  process.stdout.write(`FOUND ${JSON.stringify(found)}\n`);
  assert.deepEqual(found.broken, []);
  assert.deepEqual(
    found.faults.map(({ fault, where }) => `${fault.join(' ')}: ${where}`),
    [],
  );
  assert.ok(found.reached > 20, String(found.reached));
});
