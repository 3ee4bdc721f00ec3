import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as citus from './citus/citus-bugs.ts';
import * as crash from './crash/crash-bugs.ts';
import * as feed from './feed/feed-bugs.ts';
import * as files from './files/files-bugs.ts';
import * as integrations from './integrations/integrations-bugs.ts';
import * as isolation from './isolation/isolation-bugs.ts';
import * as model from './model/model-bugs.ts';
import { type Planted, withBug } from './plant.ts';

const planted = [citus, crash, feed, files, integrations, isolation, model].flatMap(
  (campaign) => Object.values(campaign).flat() as Planted[],
);

test('every planted bug still has its place in the code', () => {
  assert.ok(planted.length > 20, `only ${planted.length} bugs are planted`);
  for (const bug of planted) withBug(bug);
});
