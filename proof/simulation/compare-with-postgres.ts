import { readFileSync } from 'node:fs';
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

// `PROOF_KEPT=steps.json`: the steps of the model are made in PostgreSQL by the product's own statements, and must come to the same.
const worlds = JSON.parse(readFileSync(process.env.PROOF_KEPT as string, 'utf8')) as KeptWorld[];
const postgres = await startPostgres();
const differences: string[] = [];
let steps = 0;
try {
  for (const { seed, deliveries, tokens, keys } of worlds) {
    const tenantId = await newPortal(postgres.owner);
    await postgres.owner.query('delete from workers; delete from rate_buckets');
    const told = [
      await replaySteps(postgres, tenantId, deliveries),
      await replaySteps(postgres, tenantId, tokens),
      await replayClaims(postgres, tenantId, keys),
    ];
    differences.push(...told.flatMap((one) => (one === undefined ? [] : [`seed ${seed}: ${one}`])));
    steps += deliveries.length + tokens.length + keys.length;
  }
} finally {
  await postgres.stop();
}
process.stdout.write(`TOLD ${JSON.stringify({ worlds: worlds.length, steps, differences })}\n`, () => process.exit(0));
