import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { journalLine } from '../journal-line.ts';
import { token } from '../protocol/session.ts';
import { lockFile } from './exchange-files.ts';

/** A file that cannot be read leaves nothing behind but the reason. */
export const failFile = command({
  name: 'site-exchange.fail-file',
  summary: words('Refuse a file', 'Отклонить файл'),
  permission: 'internal',
  scope: null,
  input: object({ token, fileId: id(), reason: Type.Unsafe<Words>({}) }),
  output: Type.Unknown(),
  enter: enterByAddress,
  async run(ctx, { fileId, reason }, { installationId }: Called) {
    ctx.nothingChanged();
    const file = await lockFile(ctx.db, fileId);
    if (file.state !== 'receiving') return;
    await ctx.db.execute(sql`
      update site_exchange_files set state = 'failed', reason = ${JSON.stringify(reason)}, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = ${fileId}`);
    await ctx.db.execute(
      sql`delete from site_exchange_records where tenant_id = ${ctx.db.tenant} and file_id = ${fileId}`,
    );
    const details = { file: file.name };
    await writeLog(ctx.db, installationId, [
      journalLine('exchange.import', 'failed', reason, { sessionId: file.sessionId, details }),
    ]);
  },
});
