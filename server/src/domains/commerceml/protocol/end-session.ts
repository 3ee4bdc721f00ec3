import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { journalLine } from '../journal-line.ts';
import { token } from './session.ts';

/** The client says that the exchange is over; what still waits for its references is reported. */
export const endSession = command({
  name: 'site-exchange.end-session',
  summary: words('End an exchange', 'Завершить обмен'),
  permission: 'internal',
  scope: null,
  input: object({ token, sessionId: id() }),
  output: Type.Unknown(),
  enter: enterByAddress,
  async run(ctx, { sessionId }, { installationId }: Called) {
    ctx.nothingChanged();
    const { waiting } = await ctx.db.one<{ waiting: number }>(sql`
      select count(*)::int as waiting from site_exchange_records
      where tenant_id = ${ctx.db.tenant} and session_id = ${sessionId} and state in ('waiting', 'staged')`);
    const ended = await ctx.db.execute(sql`
      update site_exchange_sessions set ended_at = now() where tenant_id = ${ctx.db.tenant} and id = ${sessionId} and ended_at is null`);
    const message =
      waiting > 0
        ? words(
            `The exchange has ended; ${waiting} records refer to something that never arrived.`,
            `Обмен завершён; записей без своих товаров или групп: ${waiting}.`,
          )
        : words('The exchange is over.', 'Обмен завершён.');
    if (ended > 0)
      await writeLog(ctx.db, installationId, [
        journalLine('exchange.complete', waiting > 0 ? 'warning' : 'ok', message, { sessionId }),
      ]);
  },
});
