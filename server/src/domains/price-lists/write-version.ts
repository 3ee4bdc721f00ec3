import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type VersionSource, versionSource } from './version-source.ts';

interface HeaderChange {
  field: string;
  from: unknown;
  to: unknown;
}

interface NewVersion {
  priceListId: string;
  n: number;
  source?: VersionSource;
  added?: number;
  changed?: number;
  header?: readonly HeaderChange[];
}

/** A version that no single row explains: a new list, a copy, a changed header. */
export const writeVersion = (
  ctx: WriteContext,
  { priceListId, n, source, added = 0, changed = 0, header = [] }: NewVersion,
) =>
  ctx.db.execute(sql`
    insert into price_list_versions (tenant_id, price_list_id, n, by_id, source, added, changed, diff)
    values (${ctx.db.tenant}, ${priceListId}, ${n}, ${ctx.actor.userId}, ${source ?? versionSource(ctx.actor)}, ${added}, ${changed},
      ${JSON.stringify(header.map((change) => ({ rowId: null, catalogItemId: null, ...change })))})`);
