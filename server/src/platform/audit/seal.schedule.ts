import type { Schedule, ScheduleTools } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql.ts';
import { anchorHeads, type SealHead } from './anchor-heads.ts';
import { sealBatch, sealEvents } from './operations/seal-events.ts';

const portals = 500;

/** Seals what has come to an end since the last minute. Only the workers may write seals. */
export const sealSchedule: Schedule = {
  name: 'audit.seal',
  everySeconds: 60,
  async run({ directory, runIn }) {
    const due = await directory.first<{ tenant_ids: string[] | null }>(
      sql`select * from tenants_with_unsealed_events(${portals})`,
    );
    for (const tenantId of due?.tenant_ids ?? []) await sealAll(runIn, tenantId);
  },
};

/** Writes the newest seal of every portal beside the database, where who changes its rows does not reach. */
export const anchorSchedule = (dataDir: string): Schedule => ({
  name: 'audit.anchor',
  everySeconds: 3_600,
  async run({ directory }) {
    const found = await directory.first<{ heads: SealHead[] }>(sql`select * from find_seal_heads()`);
    await anchorHeads(dataDir, found?.heads ?? [], new Date());
  },
});

async function sealAll(runIn: ScheduleTools['runIn'], tenantId: string) {
  for (;;) {
    const { sealed } = (await runIn(tenantId, sealEvents, {})) as { sealed: number };
    if (sealed < sealBatch) return;
  }
}
