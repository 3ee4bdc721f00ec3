import type { ProductField } from '../../../../../nouns/product-field.ts';
import { brokenRule, invalidField, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

const mostActive = 100;

/** How many fields are active and which place comes next; until the transaction ends nobody else adds one or brings one back. */
export async function lockProductFields(db: Db) {
  const [, standing] = await Promise.all([
    db.execute(sql`select pg_advisory_xact_lock(hashtextextended('product-fields' || tenant_id(), 0))`),
    db.one<{ active: number; next_position: number }>(sql`
      select count(*) filter (where status = 'active') as active, coalesce(max(position) + 1, 0) as next_position
      from product_fields where tenant_id = ${db.tenant}`),
  ]);
  return standing;
}

export function refuseBeyondLimit(active: number) {
  if (active < mostActive) return;
  throw brokenRule(
    'product_fields_limit',
    words(
      `Lines have at most ${mostActive} active product fields.`,
      `У позиций может быть не больше ${mostActive} действующих полей.`,
    ),
    { limit: mostActive },
  );
}

export function refuseNeedlessOptions(type: ProductField['type'], options: ProductField['options'] | undefined) {
  if (!options || type === 'select') return;
  throw invalidField(
    '/options',
    'business_rule',
    words('only select has options', 'варианты есть только у поля с выбором'),
  );
}
