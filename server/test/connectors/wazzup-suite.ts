import type { RuleId } from '../../../tools/sim/wazzup/rules.ts';
import type { World } from '../../../tools/sim/wazzup/seed.ts';
import { wazzup as simulated } from '../../../tools/sim/wazzup/wazzup.ts';
import type { Suite } from './suite.ts';
import { apiKey, restrictedKey, type Wazzup } from './wazzup/asking.ts';
import { listening } from './wazzup/listening.ts';
import { pushing } from './wazzup/pushing.ts';
import { reading, readingThroughFaults } from './wazzup/reading.ts';
import { registering } from './wazzup/registering.ts';
import { sending, sendingThroughFaults } from './wazzup/sending.ts';

export const wazzupSuite: Suite<Wazzup, World, RuleId> = {
  simulated,
  settings: { apiKey },
  secrets: [apiKey, restrictedKey],
  // What waits for nothing comes first: most planted faults end there.
  held: [
    ...[...listening, ...pushing, ...reading, ...sending, ...registering],
    ...[...sendingThroughFaults, ...readingThroughFaults],
  ],
};
