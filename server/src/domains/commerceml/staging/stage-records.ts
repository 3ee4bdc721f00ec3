import Type from 'typebox';
import { flag, id, object } from '../../../kernel/fields.ts';
import {
  type ExchangeRecord,
  type FaultyRecord,
  type ReadPackage,
  recordKinds,
} from '../../../kernel/integrations/ports/exchange-record.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { holdExchange, token } from '../protocol/session.ts';
import { lockFile } from './exchange-files.ts';

type Read = ExchangeRecord | FaultyRecord;

/**
 * Puts a batch of records aside, from the place that was reached; `done` says that the file is read whole. Answers no where
 * another call of the same client is further already.
 */
export const stageRecords = command({
  name: 'site-exchange.stage-records',
  summary: words('Put records of a file aside', 'Отложить записи файла'),
  permission: 'internal',
  scope: null,
  input: object({
    token,
    fileId: id(),
    from: Type.Integer(),
    records: Type.Unsafe<readonly Read[]>({}),
    packages: Type.Unsafe<readonly ReadPackage[]>({}),
    done: flag('Read whole'),
  }),
  output: Type.Boolean(),
  enter: enterByAddress,

  async run(ctx, { fileId, from, records, packages, done }, { installationId }: Called) {
    ctx.nothingChanged();
    await holdExchange(ctx.db, installationId);
    const file = await lockFile(ctx.db, fileId);
    if (file.state !== 'receiving' || file.staged !== from) return false;
    const rows = records.map((record, place) => rowOf(record, from + place + 1));
    if (rows.length > 0)
      await ctx.db.execute(sql`
        insert into site_exchange_records (tenant_id, session_id, file_id, n, kind, rank, external_id, data, state, reason)
        select ${ctx.db.tenant}::uuid, ${file.sessionId}::uuid, ${fileId}::uuid, one.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          one (n int, kind text, rank int, external_id text, data jsonb, state text, reason jsonb) returning n`);
    await ctx.db.execute(sql`
      update site_exchange_files set staged = ${from + records.length}, updated_at = portal_now(),
        packages = ${JSON.stringify(packages)}, state = ${done ? 'applying' : 'receiving'}
      where tenant_id = ${ctx.db.tenant} and id = ${fileId}`);
    return true;
  },
});

/** What cannot be read is refused from the start. */
function rowOf(record: Read, n: number) {
  if (record.kind === 'fault') {
    const { of: kind, externalId, reason } = record;
    return { n, kind, rank: recordKinds.indexOf(kind), external_id: externalId, data: {}, state: 'refused', reason };
  }
  const { kind, externalId } = record;
  return {
    n,
    kind,
    rank: recordKinds.indexOf(kind),
    external_id: externalId,
    data: record,
    state: 'staged',
    reason: null,
  };
}
