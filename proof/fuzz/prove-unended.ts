import { randomUUID } from 'node:crypto';
import { turns } from '../../server/src/kernel/turns.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { buildWeb } from '../../server/src/start-server.ts';
import { named } from '../../server/test/contract/probe.ts';
import { settings, urls } from '../../server/test/harness.ts';
import { type Probe, probeOf, refused, type World } from './probe.ts';
import { writes } from './probe-callers.ts';
import type { Ask } from './report.ts';

/** Who asks here waits for seconds: the server has connections of its own, and other operations go on meanwhile. */
const { app: patient } = await buildWeb(settings, urls);
await patient.ready();
const waiting = 10;
const holders = createPool(process.env.PROKURA_TEST_OWNER_URL as string, waiting, 'prokura fuzz');
const turn = turns({ atOnce: waiting });

/** A request whose twin never ends is refused in the end; what that came to is told when all have been answered. */
export function proveUnended(world: World, ask: Ask): Promise<void> {
  const { operation, headers } = world;
  const { route } = operation;
  if (
    !route ||
    operation.isPublic ||
    !writes(operation) ||
    !operation.parameters.some(({ name }) => name === 'Idempotency-Key')
  )
    return Promise.resolve();
  const key = randomUUID();
  const probe: Probe = probeOf(world, 'a twin that does not end', refused, {
    headers: { ...headers, 'idempotency-key': key },
  });
  return turn(() => whileHeld(world, named(route), key, () => ask(world, probe, patient)));
}

/** The twin is a transaction that has claimed the key and is still open. */
async function whileHeld({ portal, headers }: World, route: string, key: string, work: () => Promise<unknown>) {
  const twin = await holders.connect();
  try {
    await twin.query('begin');
    await twin.query(
      `insert into idempotency_keys (tenant_id, holder, route, key, fingerprint)
       select $1, coalesce((select family_id::text from api_keys where tenant_id = $1 and key_id = $2), $3), $4, $5, ''`,
      [portal.tenantId, headers['x-api-key']?.split('_')[2] ?? '', portal.ownerId, route, key],
    );
    await work();
  } finally {
    await twin.query('rollback');
    twin.release();
  }
}
