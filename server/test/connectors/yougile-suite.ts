import type { RuleId } from '../../../tools/sim/yougile/rules.ts';
import type { World } from '../../../tools/sim/yougile/seed.ts';
import { yougile as simulated } from '../../../tools/sim/yougile/yougile.ts';
import type { Suite } from './suite.ts';
import { keys, type Yougile } from './yougile/asking.ts';
import { listening } from './yougile/listening.ts';
import { reading, readingThroughFaults } from './yougile/reading.ts';
import { sweeping } from './yougile/sweeping.ts';
import { writing, writingThroughFaults } from './yougile/writing.ts';

export const yougileSuite: Suite<Yougile, World, RuleId> = {
  simulated,
  settings: { apiKey: keys.main },
  secrets: Object.values(keys),
  // What waits for nothing comes first: most planted faults end there.
  held: [...reading, ...writing, ...listening, ...sweeping, ...writingThroughFaults, ...readingThroughFaults],
};
