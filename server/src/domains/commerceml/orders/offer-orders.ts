import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { ExchangeOrder } from '../../../kernel/integrations/ports/exchange-order.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { standingOrders } from '../../requisitions/allocations/standing-orders.ts';
import { type Called, enterAsInstaller } from '../enter.ts';
import { journalLine } from '../journal-line.ts';
import { holdExchange, token } from '../protocol/session.ts';
import { changedOrders, type OrderRow } from './changed-orders.ts';
import { describeOrders } from './describe-orders.ts';

/** Of more the next exchange takes the rest. */
const most = 500;

/**
 * Orders to suppliers that have changed since the accounting system confirmed them: new ones, changed ones, and those that were
 * let go, marked as deleted. Offered again until they are confirmed. Bank details go along where the installer may see them.
 */
export const offerOrders = command({
  name: 'site-exchange.offer-orders',
  summary: words('Offer orders to an accounting system', 'Выдать заказы учётной системе'),
  permission: 'internal',
  scope: null,
  input: object({ token, sessionId: id(), source: Type.String() }),
  output: Type.Unsafe<ExchangeOrder[]>({}),
  enter: enterAsInstaller,

  async run(ctx, { sessionId, source }, { installationId }: Called) {
    ctx.nothingChanged();
    const { db } = ctx;
    await holdExchange(db, installationId);
    const known = await db.many<OrderRow>(sql`
      select id, requisition_id as "requisitionId", supplier_id as "supplierId", revision, encode(offered_digest, 'hex') as "offeredDigest",
        encode(told_digest, 'hex') as "toldDigest", withdrawn
      from site_exchange_orders where tenant_id = ${db.tenant} and installation_id = ${installationId}`);
    const changed = changedOrders(await standingOrders(db), known, uuidv7).slice(0, most);
    if (changed.length === 0) return [];
    await db.execute(sql`
      insert into site_exchange_orders (tenant_id, id, installation_id, requisition_id, supplier_id, revision, offered_digest, offered_session)
      select ${db.tenant}::uuid, one.id, ${installationId}::uuid, one."requisitionId", one."supplierId", one.revision, decode(one.digest, 'hex'), ${sessionId}::uuid
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) one (id uuid, "requisitionId" uuid, "supplierId" uuid, revision int, digest text)
      on conflict (tenant_id, installation_id, requisition_id, supplier_id) do update set revision = excluded.revision,
        offered_digest = excluded.offered_digest, offered_session = excluded.offered_session`);
    const orders = await describeOrders(ctx, source, changed);
    const message = words(`Orders offered: ${orders.length}.`, `Выдано заказов: ${orders.length}.`);
    await writeLog(db, installationId, [
      journalLine('exchange.orders', 'ok', message, {
        sessionId,
        details: { orders: orders.map(({ number }) => number).slice(0, 50) },
      }),
    ]);
    return orders;
  },
});
