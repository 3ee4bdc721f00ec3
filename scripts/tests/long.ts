import { test } from 'node:test';

const isLeftOut = process.env.PROKURA_TEST_LONG === 'no';

/**
 * A test that takes long and rarely finds anything: `long('…', async () => …)`. It runs with `npm test -- --all`, which comes before
 * a release, and whenever its file is named.
 */
export const long = isLeftOut ? (test.skip as typeof test) : test;
