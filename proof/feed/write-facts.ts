import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import type { Seeded } from '../seeded.ts';

interface Writing {
  ownerUrl: string;
  tenantId: string;
  random: Seeded;
  writers: number;
  /** The longest a transaction stays open, ms. */
  longestMs: number;
  seconds: number;
}

/** Transactions of every length, of one to three facts each, some taken back; answers what was committed. */
export async function writeFacts({
  ownerUrl,
  tenantId,
  random,
  writers,
  longestMs,
  seconds,
}: Writing): Promise<string[]> {
  const pool = createPool(ownerUrl, writers, 'proof');
  const written: string[] = [];
  const ends = Date.now() + seconds * 1_000;

  async function write(own: Seeded) {
    const client = await pool.connect();
    const ids = Array.from({ length: Math.ceil(own.between(0, 3)) }, () => uuidv7());
    await client.query('begin');
    for (const id of ids) {
      await client.query(
        `insert into audit_events (tenant_id, id, actor_kind, request_id, operation, event, audience, entity_type, entity_id, data)
         values ($1, $2, 'system', 'proof', 'proof', 'integration_api.catalog_item.updated', 'stable', 'catalog_item', $2, '{}')`,
        [tenantId, id],
      );
      // Half of them are quick, so that the slow ones are overtaken again and again.
      await pause(own.chance(0.5) ? 0 : own.between(0, longestMs) / ids.length);
    }
    const kept = !own.chance(0.2);
    await client.query(kept ? 'commit' : 'rollback');
    if (kept) written.push(...ids);
    client.release();
  }

  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const own = random.fork(`writer ${writer}`);
      while (Date.now() < ends) await write(own);
    }),
  );
  await pool.end();
  return written;
}
