import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as crash from './crash/planted.ts';
import * as feed from './feed/planted.ts';
import * as files from './files/planted.ts';
import * as integrations from './integrations/planted.ts';
import * as isolation from './isolation/planted.ts';
import * as model from './model/planted.ts';
import { type Planted, withBug } from './plant.ts';

const planted = [crash, feed, files, integrations, isolation, model].flatMap(
  (campaign) => Object.values(campaign).flat() as Planted[],
);

test('every planted bug still has its place in the code', () => {
  assert.ok(planted.length > 20, `only ${planted.length} bugs are planted`);
  for (const bug of planted) withBug(bug);
});
