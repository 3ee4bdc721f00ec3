import type { Fact, FactData } from '../../kernel/entity.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { leftBeside } from '../../platform/records/left-beside.ts';

interface Held {
  id: string;
  archivedAt: string | null;
}

/** How one noun of logistics leaves: the table of its rows, and what its store does. */
interface Leaving<Record extends Held> {
  store: {
    entity: { type: string; declared: { table: string }; fact(kind: 'deleted', record: Record, tell: FactData): Fact };
    open(ctx: WriteContext, id: string): Promise<Record>;
    archive(ctx: WriteContext, before: Record): Promise<Record>;
  };
  filesOf: string;
  /** Links of its own besides those that routes, batches and documents tell of. */
  isNamed?(ctx: WriteContext, id: string): Promise<boolean>;
}

export interface Gone {
  id: string;
  result: 'deleted' | 'archived';
}

/**
 * A record that nothing names is removed, any other goes to the archive. It is locked first, and who names it anew holds it, so
 * nothing begins to name it meanwhile.
 */
export async function deleteOrArchive<Record extends Held>(
  ctx: WriteContext,
  id: string,
  { store, filesOf, isNamed }: Leaving<Record>,
): Promise<Gone> {
  const before = await store.open(ctx, id);
  if (before.archivedAt) {
    ctx.nothingChanged();
    return { id, result: 'archived' };
  }
  const { type, declared } = store.entity;
  const isKept = (await hasLinks(ctx, type, id)) || (await leftBeside(ctx.db, filesOf, id)).length > 0;
  if (isKept || (await isNamed?.(ctx, id))) {
    await store.archive(ctx, before);
    return { id, result: 'archived' };
  }
  await ctx.db.execute(sql`delete from ${raw(declared.table)} where tenant_id = ${ctx.db.tenant} and id = ${id}`);
  ctx.record(store.entity.fact('deleted', before, { reason: 'removed' }));
  return { id, result: 'deleted' };
}

/** Domains above keep routes, batches and documents, so the database answers for them: `logistics_links`. */
const hasLinks = async ({ db }: WriteContext, recordKind: string, id: string) =>
  (await db.first(sql`
    select 1 from logistics_links(tenant_id => ${db.tenant}, record_kind => ${recordKind}, record => ${id}) held limit 1`)) !==
  undefined;
