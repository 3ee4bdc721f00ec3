import { type FieldError, fieldError, invalid, words } from '../../kernel/errors.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { checkAgainst, type Values } from './check-against.ts';
import { readDefinitions } from './definitions.ts';

/** The values a record will hold by the custom fields of its type. A change that gives none costs nothing. */
export async function checkCustomFields(
  ctx: ReadContext,
  entityType: string | undefined,
  given: Values | undefined,
  before: Values | null,
): Promise<Record<string, unknown>> {
  if (entityType === undefined || (before && !given)) return { ...before };
  const definitions = (await readDefinitions(ctx)).filter((field) => field.entityType === entityType);
  const { values, errors, people } = checkAgainst(definitions, given ?? {}, before, '/customFields');
  if (people.size > 0) errors.push(...(await strangers(ctx, people)));
  if (errors.length > 0) throw invalid(errors.sort((a, b) => (a.at < b.at ? -1 : 1)));
  return values;
}

async function strangers(ctx: ReadContext, people: ReadonlyMap<string, string>): Promise<FieldError[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from users where tenant_id = ${ctx.db.tenant} and id = any(${[...people.values()]}::uuid[])`);
  const known = new Set(rows.map(({ id }) => id));
  return [...people]
    .filter(([, id]) => !known.has(id))
    .map(([at]) =>
      fieldError(at, 'not_found_reference', words('names no person of this portal', 'такого сотрудника в портале нет')),
    );
}
