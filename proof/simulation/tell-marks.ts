import { install } from './clock.ts';
import { nothingBroken } from './judge.ts';
import { live } from './live.ts';

// `PROOF_SEEDS=24,25`: the mark of each of these worlds, one after another.
install();
const marks: string[] = [];
for (const seed of (process.env.PROOF_SEEDS as string).split(',').map(Number))
  marks.push((await live(seed, nothingBroken(), false)).mark);
process.stdout.write(`TOLD ${JSON.stringify(marks)}\n`, () => process.exit(0));
