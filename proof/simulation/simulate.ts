import { openSync, writeSync } from 'node:fs';
import { install } from './clock.ts';
import { findingsOf, nothingBroken } from './judge.ts';
import { live } from './live.ts';

// `PROOF_SIMULATION={"seed":7,"first":0,"every":2,"worlds":1000}`: of so many worlds every second one, one after another.
install();
const {
  seed,
  first,
  every,
  worlds,
  keepTo,
  keepEvery = 100,
} = JSON.parse(process.env.PROOF_SIMULATION as string) as {
  seed: number;
  first: number;
  every: number;
  worlds: number;
  /** A file for the steps of one world in so many, a line for each. */
  keepTo?: string;
  keepEvery?: number;
};
const broken = nothingBroken();
const figures = { seeds: 0, large: 0, sends: 0, events: 0, faults: 0 };
const file = keepTo === undefined ? undefined : openSync(keepTo, 'w');
for (let number = first; number < worlds; number += every) {
  const isKept = file !== undefined && number % keepEvery === 0;
  const { isLarge, sends, events, faults, kept } = await live((seed * 1_000_003 + number) >>> 0, broken, isKept);
  figures.seeds += 1;
  figures.large += Number(isLarge);
  figures.sends += sends;
  figures.events += events;
  figures.faults += faults;
  if (isKept) writeSync(file, `${JSON.stringify(kept)}\n`);
}
process.stdout.write(`TOLD ${JSON.stringify({ ...figures, findings: findingsOf(broken) })}\n`, () => process.exit(0));
