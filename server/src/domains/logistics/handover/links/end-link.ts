import type { WriteContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import type { LinkHost } from './link-host.ts';

/** Ends the link of a held route or batch; undefined where there is none. */
export const endLink = ({ db }: WriteContext, { column }: LinkHost, id: string) =>
  db.first<{ id: string }>(sql`
    update driver_links set ended_at = portal_now()
    where tenant_id = ${db.tenant} and ${column} = ${id} and ended_at is null returning id`);
