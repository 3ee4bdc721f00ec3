import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

const mostActive = 200;

/**
 * How the fields of a record type stand, with the portal's row locked so that two definitions made at once are counted
 * one after the other; the change itself takes that lock anyway when it moves the configuration version.
 */
export async function lockFieldsOf(ctx: ReadContext, entityType: string) {
  await ctx.db.one(sql`select 1 from tenants where tenant_id = ${ctx.db.tenant} for update`);
  return ctx.db.one<{ active: number; next_position: number }>(sql`
    select count(*) filter (where status = 'active') as active, coalesce(max(position) + 1, 0) as next_position
    from custom_field_definitions where tenant_id = ${ctx.db.tenant} and entity_type = ${entityType}`);
}

export function refuseBeyondLimit(active: number) {
  if (active < mostActive) return;
  throw brokenRule(
    'custom_fields_limit',
    words(
      `A record type has at most ${mostActive} active custom fields.`,
      `У вида записей может быть не больше ${mostActive} действующих дополнительных полей.`,
    ),
    { limit: mostActive },
  );
}
