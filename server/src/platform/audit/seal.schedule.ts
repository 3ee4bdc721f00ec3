import type { Schedule, ScheduleTools } from '../../kernel/job.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { anchorHeads, linesOf, type SealHead } from './anchor-heads.ts';
import { sealBatch, sealEvents } from './operations/seal-events.ts';

const portals = 500;

/** Seals what has come to an end since the last minute. Only the workers may write seals. */
export const sealSchedule: Schedule = {
  name: 'audit.seal',
  everySeconds: 60,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_unsealed_events(${portals})`))
      await sealAll(runIn, tenantId);
  },
};

/** Writes the newest seal of every portal beside the database and into the bucket, where who changes its rows does not reach. */
export const anchorSchedule = ({ dataDir, s3Url }: { dataDir: string; s3Url: string | undefined }): Schedule => ({
  name: 'audit.anchor',
  everySeconds: 3_600,
  run: async ({ directory, services }) =>
    anchorHeads(
      { dataDir, bucket: s3Url === undefined ? undefined : services.files },
      await headsOf(directory),
      portalNow(),
    ),
});

/** The same as a letter once a day, to somebody who has no access to the servers. */
export const anchorLetterSchedule = (to: string): Schedule => ({
  name: 'audit.anchor-letter',
  everySeconds: 86_400,
  async run({ directory, services }) {
    const at = portalNow().toISOString();
    const lines = linesOf(await headsOf(directory), at);
    const text = `The newest seal of every portal's audit trail. Keep this letter: "npm run db -- verify-audit FILE" checks the trail against it.\n\n${lines}`;
    await services.mail.send({
      to,
      subject: `Prokura: anchors of the audit trail, ${at.slice(0, 10)}`,
      text,
      html: `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
      messageId: `${uuidv7()}@${new URL(services.publicUrl).hostname}`,
    });
  },
});

async function headsOf(directory: ScheduleTools['directory']): Promise<SealHead[]> {
  return (await directory.first<{ heads: SealHead[] }>(sql`select * from find_seal_heads()`))?.heads ?? [];
}

async function sealAll(runIn: ScheduleTools['runIn'], tenantId: string) {
  for (;;) {
    const { sealed } = (await runIn(tenantId, sealEvents, {})) as { sealed: number };
    if (sealed < sealBatch) return;
  }
}
