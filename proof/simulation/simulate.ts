import { writeFileSync } from 'node:fs';
import { seeded } from '../seeded.ts';
import { install, realNow } from './clock.ts';
import { findingsOf, nothingBroken } from './judge.ts';
import { liveDeliveries } from './live-deliveries.ts';
import { liveKeys } from './live-keys.ts';
import { liveTokens } from './live-tokens.ts';

// `PROOF_SIMULATION={"seed":7,"seeds":1000}`: so many worlds, one after another.
install();
const { seed, seeds, keepTo } = JSON.parse(process.env.PROOF_SIMULATION as string) as {
  seed: number;
  seeds: number;
  /** A file for the steps of one world in a hundred. */
  keepTo?: string;
};
const began = realNow();
const broken = nothingBroken();
const figures = { seeds: 0, sends: 0, events: 0, faults: 0, steps: 0 };
const kept: object[] = [];
for (let number = 0; number < seeds; number += 1) {
  const own = (seed * 1_000_003 + number) >>> 0;
  const isKept = keepTo !== undefined && number % 100 === 0;
  const lived = await liveDeliveries(own, seeded(own), broken, isKept);
  const tokens = await liveTokens(own, seeded(own).fork('tokens'), broken, isKept);
  const keys = await liveKeys(own, seeded(own).fork('keys'), broken, isKept);
  figures.seeds += 1;
  figures.sends += lived.sends;
  figures.events += lived.events;
  figures.faults += lived.faults;
  figures.steps += lived.kept.length + tokens.length + keys.length;
  if (isKept) kept.push({ seed: own, deliveries: lived.kept, tokens, keys });
}
if (keepTo !== undefined) writeFileSync(keepTo, JSON.stringify(kept));
const perSecond = Math.round((seeds * 1_000) / (realNow() - began));
process.stdout.write(`TOLD ${JSON.stringify({ ...figures, perSecond, findings: findingsOf(broken) })}\n`, () =>
  process.exit(0),
);
