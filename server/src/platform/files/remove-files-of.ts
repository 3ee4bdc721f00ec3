import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { file, files } from './file.ts';

/** Takes all files off a record that is locked; their contents are kept for 30 days more. */
export async function removeFilesOf(ctx: WriteContext, entityType: string, entityId: string): Promise<void> {
  const attached = await files.read(
    ctx.db,
    files.select(
      ctx.db,
      sql`file.entity_type = ${entityType} and file.entity_id = ${entityId} and file.status = 'active'`,
    ),
  );
  const removed = { status: 'removed', removedAt: portalNow().toISOString() } as const;
  const ids = await files.updateMany(
    ctx,
    attached.map((before) => ({ before, values: removed })),
    sql`true`,
  );
  const after = new Map((await files.byIds(ctx.db, ids)).map((one) => [one.id, one]));
  for (const before of attached) {
    const gone = after.get(before.id);
    if (gone) ctx.record(file.changed('removed', before, gone));
  }
}
