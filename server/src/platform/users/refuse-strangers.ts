import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Refuses people whom a record names and who are not active in the portal. Empty fields are skipped. */
export async function refuseStrangers(
  db: Db,
  named: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const given = Object.entries(named).filter((one): one is [string, string] => typeof one[1] === 'string');
  if (given.length === 0) return;
  const rows = await db.many<{ id: string }>(sql`
    select id from users where tenant_id = ${db.tenant} and status = 'active' and id = any(${given.map(([, id]) => id)}::uuid[])`);
  const working = new Set(rows.map(({ id }) => id));
  const errors = given.flatMap(([field, id]): FieldError[] => (working.has(id) ? [] : [strange(field)]));
  if (errors.length > 0) throw invalid(errors);
}

const strange = (field: string) =>
  fieldError(
    `/${field}`,
    'not_found_reference',
    words('names no active person of this portal', 'такого действующего сотрудника в портале нет'),
  );
