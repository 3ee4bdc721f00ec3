import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as citus from './citus/citus-bugs.ts';
import * as crash from './crash/crash-bugs.ts';
import * as feed from './feed/feed-bugs.ts';
import * as files from './files/files-bugs.ts';
import * as fuzz from './fuzz/fuzz-bugs.ts';
import * as integrations from './integrations/integrations-bugs.ts';
import * as isolation from './isolation/isolation-bugs.ts';
import * as model from './model/model-bugs.ts';
import { type Planted, withBug } from './plant.ts';
import * as receivers from './receivers/receivers-bugs.ts';
import * as simulation from './simulation/simulation-bugs.ts';
import * as ssrf from './ssrf/ssrf-bugs.ts';
import { upgradeBugs } from './upgrade/upgrade-bugs.ts';

const planted: ReadonlyArray<Planted & { beside?: Pick<Planted, 'file' | 'changes'> }> = [
  ...[citus, crash, feed, files, fuzz, integrations, isolation, model, receivers, simulation, ssrf].flatMap(
    (campaign) => Object.values(campaign).flat() as Planted[],
  ),
  ...upgradeBugs,
];

test('every planted bug still has its place in the code', () => {
  assert.ok(planted.length > 20, `only ${planted.length} bugs are planted`);
  for (const bug of planted) {
    withBug(bug);
    if (bug.beside) withBug({ ...bug, ...bug.beside });
  }
});
