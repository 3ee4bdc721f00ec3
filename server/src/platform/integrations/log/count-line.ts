import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { idsSince } from '../../months/ids-since.ts';
import { type KeptLine, writeLog } from './write-log.ts';

/** Writes a line, or counts it into an equal one of the last minute: a flood makes one line. */
export async function countLine(db: Db, installationId: string, line: KeptLine): Promise<void> {
  const counted = await db.execute(sql`
    update integration_log set times = times + 1
    where tenant_id = ${db.tenant} and id = (
      select id from integration_log
      where tenant_id = ${db.tenant} and installation_id = ${installationId} and at > now() - interval '1 minute' and id >= ${idsSince(1)}
        and event = ${line.event} and status = ${line.status} and message = ${JSON.stringify(line.message)}::jsonb
      order by at desc limit 1)`);
  if (counted === 0) await writeLog(db, installationId, [line]);
}
