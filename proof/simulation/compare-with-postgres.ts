import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newPortal } from '../../bench/environment/fill-portals.ts';
import type { KeptStep } from './database.ts';
import type { EndedClaim } from './key-table.ts';
import { replayClaims } from './replay-claims.ts';
import { replaySteps } from './replay-steps.ts';
import { startPostgres } from './start-postgres.ts';

interface KeptWorld {
  seed: number;
  deliveries: KeptStep[];
  tokens: KeptStep[];
  keys: EndedClaim[];
}

// `PROOF_KEPT=folder`: the steps of the model are made in PostgreSQL by the product's own statements, and must come to the same.
const folder = process.env.PROOF_KEPT as string;
const postgres = await startPostgres();
const differences: string[] = [];
let [worlds, steps] = [0, 0];
try {
  for await (const line of linesOf(folder)) {
    const { seed, deliveries, tokens, keys } = JSON.parse(line) as KeptWorld;
    const tenantId = await newPortal(postgres.owner);
    await postgres.owner.query('delete from workers; delete from rate_buckets');
    const told = [
      await replaySteps(postgres, tenantId, deliveries),
      await replaySteps(postgres, tenantId, tokens),
      await replayClaims(postgres, tenantId, keys),
    ];
    differences.push(...told.flatMap((one) => (one === undefined ? [] : [`seed ${seed}: ${one}`])));
    worlds += 1;
    steps += deliveries.length + tokens.length + keys.length;
  }
} finally {
  await postgres.stop();
}
process.stdout.write(`TOLD ${JSON.stringify({ worlds, steps, differences })}\n`, () => process.exit(0));

async function* linesOf(folder: string) {
  for (const name of await readdir(folder)) yield* (await open(join(folder, name))).readLines();
}
