import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql.ts';
import type { Door } from '../door/door.ts';
import { systemOf } from '../door/system-of.ts';
import { anchorHeads, type SealHead } from './anchor-heads.ts';
import { sealBatch, sealEvents } from './operations/seal-events.ts';

const portals = 500;

/** Seals what has come to an end since the last minute. The door is the workers': only they may write seals. */
export const sealSchedule = (door: Door): Schedule => ({
  name: 'audit.seal',
  everySeconds: 60,
  async run() {
    const due = await door.directory.first<{ tenant_ids: string[] | null }>(
      sql`select * from tenants_with_unsealed_events(${portals})`,
    );
    for (const tenantId of due?.tenant_ids ?? []) await sealAll(door, tenantId);
  },
});

/** Writes the newest seal of every portal beside the database, where who changes its rows does not reach. */
export const anchorSchedule = (door: Door, dataDir: string): Schedule => ({
  name: 'audit.anchor',
  everySeconds: 3_600,
  async run() {
    const found = await door.directory.first<{ heads: SealHead[] }>(sql`select * from find_seal_heads()`);
    await anchorHeads(dataDir, found?.heads ?? [], new Date());
  },
});

async function sealAll(door: Door, tenantId: string) {
  for (;;) {
    const { result } = await door.command(sealEvents, systemOf(tenantId), {});
    if ((result as { sealed: number }).sealed < sealBatch) return;
  }
}
