import type { ReadContext } from '../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { checkAgainst, type Values } from './check-against.ts';
import { readDefinitions } from './read-definitions.ts';

/** What a record is given, and what it held; null for a new one. */
interface GivenValues {
  given: Values | undefined;
  before: Values | null;
}

interface CheckedValues {
  values: Record<string, unknown>;
  errors: FieldError[];
}

/** The values a record will hold by the custom fields of its type. A change that gives none costs nothing. */
export async function checkCustomFields(
  ctx: ReadContext,
  entityType: string | undefined,
  given: Values | undefined,
  before: Values | null,
): Promise<Record<string, unknown>> {
  const [checked] = await judgeCustomFields(ctx, entityType, [{ given, before }]);
  const { values, errors } = checked as CheckedValues;
  if (errors.length > 0) throw invalid(errors);
  return values;
}

/** The same for many records of one body, each with its errors: the people they name are looked up once for all of them. */
export async function judgeCustomFields(
  ctx: ReadContext,
  entityType: string | undefined,
  records: readonly GivenValues[],
): Promise<CheckedValues[]> {
  const isUntouched = ({ given, before }: GivenValues) => entityType === undefined || (before !== null && !given);
  if (records.every(isUntouched)) return records.map(({ before }) => ({ values: { ...before }, errors: [] }));
  const definitions = (await readDefinitions(ctx)).filter((field) => field.entityType === entityType);
  const checked = records.map((record) => {
    const { given = {}, before } = record;
    if (isUntouched(record)) return { values: { ...before }, errors: [], people: new Map<string, string>() };
    return checkAgainst(definitions, given, before, '/customFields');
  });
  const known = await peopleAmong(
    ctx,
    checked.flatMap(({ people }) => [...people.values()]),
  );
  return checked.map(({ values, errors, people }) => ({
    values,
    errors: [...errors, ...strangers(people, known)].sort((a, b) => (a.at < b.at ? -1 : 1)),
  }));
}

async function peopleAmong({ db }: ReadContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.many<{ id: string }>(sql`
    select id from users where tenant_id = ${db.tenant} and id = any(${[...new Set(ids)]}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

const strangers = (people: ReadonlyMap<string, string>, known: ReadonlySet<string>): FieldError[] =>
  [...people]
    .filter(([, id]) => !known.has(id))
    .map(([at]) =>
      fieldError(at, 'not_found_reference', words('names no person of this portal', 'такого сотрудника в портале нет')),
    );
