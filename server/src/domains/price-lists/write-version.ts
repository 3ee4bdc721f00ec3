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
  removed?: number;
  header?: readonly HeaderChange[];
  /** The same of rows, as JSON that the database made. */
  diff?: string;
}

/** The version that says what became of a list: of its rows, or of what no single row explains, as a new list, a copy, a changed header. */
export const writeVersion = (
  ctx: WriteContext,
  { priceListId, n, source, added = 0, changed = 0, removed = 0, header = [], diff = ofHeader(header) }: NewVersion,
) =>
  ctx.db.execute(sql`
    insert into price_list_versions (tenant_id, price_list_id, n, by_id, source, added, changed, removed, diff)
    values (${ctx.db.tenant}, ${priceListId}, ${n}, ${ctx.actor.userId}, ${source ?? versionSource(ctx.actor)}, ${added}, ${changed},
      ${removed}, ${diff})`);

const ofHeader = (header: readonly HeaderChange[]) =>
  JSON.stringify(header.map((change) => ({ rowId: null, catalogItemId: null, ...change })));
