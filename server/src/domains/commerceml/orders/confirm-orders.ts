import { id, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { journalLine } from '../journal-line.ts';
import { holdExchange, token } from '../protocol/session.ts';
import { goneDigest } from './changed-orders.ts';

/** The accounting system has what it was offered in this session. */
export const confirmOrders = command({
  name: 'site-exchange.confirm-orders',
  summary: words('Note that orders arrived', 'Отметить получение заказов'),
  permission: 'internal',
  scope: null,
  input: object({ token, sessionId: id() }),
  output: object({ confirmed: integer('Orders') }),
  enter: enterByAddress,

  async run(ctx, { sessionId }, { installationId }: Called) {
    ctx.nothingChanged();
    await holdExchange(ctx.db, installationId);
    const confirmed = await ctx.db.execute(sql`
      update site_exchange_orders set told_digest = offered_digest, told_at = portal_now(), offered_session = null,
        withdrawn = offered_digest = decode(${goneDigest}, 'hex')
      where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId} and offered_session = ${sessionId}`);
    const message = words(`Orders confirmed: ${confirmed}.`, `Учётная система подтвердила заказов: ${confirmed}.`);
    if (confirmed > 0)
      await writeLog(ctx.db, installationId, [journalLine('exchange.confirm', 'ok', message, { sessionId })]);
    return { confirmed };
  },
});
