import type { ReadContext } from '../../kernel/operation.ts';
import { alreadyExists } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { warehouse } from './warehouse.ts';

interface Named {
  code?: string | null;
  name?: string | null;
}

interface Holder {
  id: string;
  field: 'code' | 'name';
}

const holderOf = (ctx: ReadContext, { code = null, name = null }: Named, except: string | null) =>
  ctx.db.first<Holder>(sql`
    select id, case when lower(code) = lower(${code}) then 'code' else 'name' end as field
    from warehouses
    where tenant_id = ${ctx.db.tenant} and archived_at is null and id is distinct from ${except}
      and (lower(code) = lower(${code}) or lower(name) = lower(${name} collate people))
    order by field limit 1`);

/** A code, and a name, belong to one active warehouse of a portal, whatever the case of their letters. */
export async function refuseTakenName(ctx: ReadContext, wanted: Named, except: string | null = null) {
  if ((wanted.code ?? wanted.name ?? null) === null) return;
  const holder = await holderOf(ctx, wanted, except);
  if (holder) throw alreadyExists(holder.field, { entityType: warehouse.type, entityId: holder.id });
}
