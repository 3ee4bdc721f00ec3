import type { DeliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import type { DeliveryRoute } from '../../../../../../nouns/delivery-route.ts';
import type { Entrance } from '../../../../kernel/access/entrance.ts';
import { digestOf } from '../../../../kernel/access/link-token.ts';
import type { Approach, ReadContext } from '../../../../kernel/operation.ts';
import { refuse } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { deliveryBatches } from '../../batches/delivery-batch.ts';
import { deliveryRoutes } from '../../routes/delivery-route.ts';
import { type HeldLink, linkUnknown, linkWhere } from './driver-link.ts';

/** What the door found behind a token. */
export interface LinkHeld {
  linkId: string;
}

/** What a driver is to do. */
export interface OpenedDelivery {
  link: HeldLink;
  /** The route of the link, or of the one batch; null for a batch without a route. */
  route: DeliveryRoute | null;
  batches: readonly DeliveryBatch[];
}

const mostBatches = 200;

/** The `enter` of whatever a driver does by a link. A text that is no token is as unknown as one that opens nothing. */
export async function enterByLink({ token }: { token: string }, { directory }: Approach): Promise<Entrance<LinkHeld>> {
  const digest = digestOf(token);
  const found = await directory.first<{ tenant_id: string; link_id: string }>(
    sql`select * from find_driver_link(${digest ?? Buffer.alloc(32)})`,
  );
  if (!digest || !found) throw linkUnknown();
  const linkId = found.link_id;
  const as = { kind: 'driverLink', throughId: linkId, idempotencyHolder: `link:${linkId}` } as const;
  return { tenantId: found.tenant_id, carried: { linkId }, as };
}

/** The route with its batches, or the one batch behind a link; refused once the link has ended, or what it belongs to is archived. */
export async function openDelivery(ctx: ReadContext, { linkId }: LinkHeld): Promise<OpenedDelivery> {
  const { db } = ctx;
  const active = await db.first(sql`select 1 from tenants where tenant_id = ${db.tenant} and status = 'active'`);
  const link = await linkWhere(ctx, sql`link.id = ${linkId}`);
  if (!active || !link) throw linkUnknown();
  if (link.isEnded) throw refuse('link_revoked');
  if (link.isExpired) throw refuse('link_expired');
  const opened = link.routeId === null ? await ofBatch(ctx, link) : await ofRoute(ctx, link, link.routeId);
  if (!opened) throw refuse('link_revoked');
  return opened;
}

async function ofRoute({ db }: ReadContext, link: HeldLink, routeId: string): Promise<OpenedDelivery | null> {
  const carried = deliveryBatches.select(
    db,
    sql`batch.route_id = ${routeId} and batch.archived_at is null and batch.status <> 'cancelled'`,
  );
  const [[route], batches] = await Promise.all([
    deliveryRoutes.byIds(db, [routeId]),
    deliveryBatches.read(db, sql`${carried} order by "stopSequence" nulls last, batch.id limit ${mostBatches}`),
  ]);
  return !route || route.archivedAt ? null : { link, route, batches };
}

async function ofBatch({ db }: ReadContext, link: HeldLink): Promise<OpenedDelivery | null> {
  const [batch] = await deliveryBatches.byIds(db, [link.batchId as string]);
  if (!batch || batch.archivedAt) return null;
  const [route] = batch.routeId === null ? [] : await deliveryRoutes.byIds(db, [batch.routeId]);
  return { link, route: route && !route.archivedAt ? route : null, batches: [batch] };
}
