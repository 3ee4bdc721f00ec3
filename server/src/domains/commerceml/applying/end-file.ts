import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { journalLine } from '../journal-line.ts';
import { holdExchange, token } from '../protocol/session.ts';
import { type ExchangeFile, lockFile } from '../staging/exchange-files.ts';
import { flagAbsent } from './exchange-objects.ts';

/** How many refusals the journal names. */
const mostNamed = 20;

/**
 * Ends a file whose records are all applied: what waited for records of this file gets another turn, what a full package left out
 * is flagged, and the journal says it all. Answers whether it is the end.
 */
export const endFile = command({
  name: 'site-exchange.end-file',
  summary: words('End a file of an exchange', 'Завершить файл обмена'),
  permission: 'internal',
  scope: null,
  input: object({ token, fileId: id() }),
  output: Type.Boolean(),
  enter: enterByAddress,

  async run(ctx, { fileId }, { installationId }: Called) {
    ctx.nothingChanged();
    await holdExchange(ctx.db, installationId);
    const file = await lockFile(ctx.db, fileId);
    if (file.state !== 'applying') return true;
    if (await anotherTurn(ctx, file)) return false;
    let absent = 0;
    for (const { kind, id: packageId, full } of file.packages)
      if (full) absent += await flagAbsent(ctx.db, installationId, file.sessionId, kind, packageId);
    const reasons = await ctx.db.many<{ kind: string; external_id: string | null; state: string; reason: Words }>(sql`
      select kind, external_id, state, reason from site_exchange_records
      where tenant_id = ${ctx.db.tenant} and file_id = ${fileId} and state in ('waiting', 'refused') order by n limit ${mostNamed}`);
    const { retried: _, ...known } = file.counts;
    const { left } = await ctx.db.one<{ left: number }>(sql`
      select count(*)::int as left from site_exchange_records where tenant_id = ${ctx.db.tenant} and file_id = ${fileId}`);
    const counts = { ...known, read: file.staged, ...(absent > 0 && { absent }) };
    await ctx.db.execute(sql`
      update site_exchange_files set state = 'done', counts = ${JSON.stringify(counts)}, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = ${fileId}`);
    const details = { file: file.name, counts, ...(reasons.length > 0 && { notTaken: reasons }) };
    const message =
      left > 0
        ? words(`${file.name}: ${left} records were not accepted.`, `${file.name}: не принято записей: ${left}.`)
        : words(`${file.name} is imported.`, `${file.name}: загружен полностью.`);
    await writeLog(ctx.db, installationId, [
      journalLine('exchange.import', left > 0 ? 'warning' : 'ok', message, { sessionId: file.sessionId, details }),
    ]);
    return true;
  },
});

/** Once for each file that brought what others refer to. */
async function anotherTurn({ db }: WriteContext, { id: fileId, sessionId, counts }: ExchangeFile): Promise<boolean> {
  if (counts.retried || !(counts['product.applied'] || counts['group.applied'])) return false;
  const again = await db.execute(sql`
    update site_exchange_records set state = 'staged', reason = null
    where tenant_id = ${db.tenant} and session_id = ${sessionId} and state = 'waiting'`);
  if (again === 0) return false;
  await db.execute(sql`
    update site_exchange_files set counts = counts || '{"retried": 1}' where tenant_id = ${db.tenant} and id = ${fileId}`);
  return true;
}
