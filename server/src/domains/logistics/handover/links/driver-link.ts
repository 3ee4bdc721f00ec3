import type { ReadContext } from '../../../../kernel/operation.ts';
import { conflict, notFound, words } from '../../../../kernel/problems/errors.ts';
import { raw, type Sql, sql } from '../../../../kernel/sql/sql.ts';
import { isoText } from '../../../../platform/records/iso-text.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import type { LinkHost } from './link-host.ts';

/** The address by which a driver without an account sees one route or one batch. Its token is known to whoever was given it. */
export interface HeldLink {
  id: string;
  expiresAt: string;
  openedAt: string | null;
  createdAt: string;
  routeId: string | null;
  batchId: string | null;
  sealed: string;
  isEnded: boolean;
  isExpired: boolean;
}

/** So many days after the planned one a link still opens: papers and photographs come late. */
const daysAfter = 2;

/** A link, with the end that its planned day gives it where nobody has said another. Links of one without a day count from when they were made. */
export async function linkWhere(ctx: ReadContext, condition: Sql): Promise<HeldLink | undefined> {
  const { timezone } = await regionalOf(ctx);
  const madeOn = sql`(link.created_at at time zone ${timezone})::date`;
  const planned = sql`greatest(coalesce(route.planned_date, batch.planned_date, ${madeOn}), ${madeOn})`;
  return ctx.db.first<HeldLink>(sql`
    select held.*, ${raw(isoText('held.until'))} as "expiresAt", held.until <= portal_now() as "isExpired"
    from (
      select link.id, link.route_id as "routeId", link.batch_id as "batchId", link.sealed, link.ended_at is not null as "isEnded",
        link.opened_at as "openedAt", link.created_at as "createdAt",
        coalesce(link.expires_at, (${planned} + ${daysAfter + 1}::int)::timestamp at time zone ${timezone}) as until
      from driver_links link
      left join delivery_routes route on route.tenant_id = ${ctx.db.tenant} and route.id = link.route_id
      left join delivery_batches batch on batch.tenant_id = ${ctx.db.tenant} and batch.id = link.batch_id
      where link.tenant_id = ${ctx.db.tenant} and ${condition}) held`);
}

/** The one link of a route or a batch that still opens; the last of them where it has expired. */
export async function liveLink(ctx: ReadContext, { column }: LinkHost, id: string): Promise<HeldLink> {
  const found = await linkWhere(ctx, sql`link.${column} = ${id} and link.ended_at is null`);
  if (!found) throw noLink();
  return found;
}

export const linkUnknown = () => notFound(words('Link', 'Ссылка'));

export const noLink = () => conflict('no_driver_link', words('There is no link for a driver.', 'Ссылки водителя нет.'));
