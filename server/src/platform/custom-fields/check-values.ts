import { isDeepStrictEqual } from 'node:util';
import { type FieldError, fieldError, invalid, words } from '../../kernel/errors.ts';
import { escapeToken } from '../../kernel/field-errors.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { checkValue } from './check-value.ts';
import { readDefinitions } from './definitions.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The values a record will hold: those it had, with the given ones checked, normalised and put in; null clears one.
 * `before` is null for a new record, which must have every required value. A change that gives none costs nothing.
 */
export async function checkCustomFields(
  ctx: ReadContext,
  entityType: string | undefined,
  given: Values | undefined,
  before: Values | null,
): Promise<Record<string, unknown>> {
  const after = new Map(Object.entries(before ?? {}));
  if (entityType === undefined || (before && !given)) return Object.fromEntries(after);
  const definitions = (await readDefinitions(ctx)).filter((field) => field.entityType === entityType);
  const byKey = new Map(definitions.map((field) => [field.key, field]));
  const errors: FieldError[] = [];
  const people = new Map<string, string>();

  for (const [key, value] of Object.entries(given ?? {})) {
    const field = byKey.get(key);
    // A record sent back whole carries the values of archived fields too.
    if (field?.status === 'archived' && isDeepStrictEqual(after.get(key), value)) continue;
    const checked = checkValue(field, pointer(key), value);
    if (checked.errors) errors.push(...checked.errors);
    else if (checked.value === null) after.delete(key);
    else after.set(key, checked.value);
    if (!checked.errors && field?.type === 'user' && value !== null) people.set(pointer(key), String(checked.value));
  }
  if (!before) {
    const missing = definitions.filter(
      ({ key, required, status }) => required && status === 'active' && !after.has(key),
    );
    const told = new Set(errors.map(({ at }) => at));
    errors.push(...missing.filter(({ key }) => !told.has(pointer(key))).map(({ key }) => requiredError(pointer(key))));
  }
  if (people.size > 0) errors.push(...(await strangers(ctx, people)));
  if (errors.length > 0) throw invalid(errors.sort((a, b) => (a.at < b.at ? -1 : 1)));
  return Object.fromEntries(after);
}

const pointer = (key: string) => `/customFields/${escapeToken(key)}`;

const requiredError = (at: string) => fieldError(at, 'required', words('is required', 'обязательное поле'));

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
