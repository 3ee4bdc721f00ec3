import { flag, instant, integer, nullable, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { demandedOf } from '../second-factor/demanded-of.ts';

interface Standing {
  enabledAt: string | null;
  recoveryCodesLeft: number;
  isDemanded: boolean;
}

export const readSecondFactor = query({
  name: 'accounts.read-second-factor',
  summary: words('Whether one signs in by a second factor', 'Включён ли второй фактор'),
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  input: object({}),
  output: object({
    enabledAt: nullable(instant('Turned on; null where it is off')),
    recoveryCodesLeft: integer('Recovery codes not used yet'),
    isDemanded: flag('A role of the person demands it'),
  }),

  run: ({ db, actor }) =>
    db.one<Standing>(sql`
      select f.confirmed_at as "enabledAt", ${demandedOf('u.id')} as "isDemanded",
        (select count(*)::int from recovery_codes c
         where c.tenant_id = ${db.tenant} and c.user_id = u.id and c.used_at is null) as "recoveryCodesLeft"
      from users u left join second_factors f on f.tenant_id = ${db.tenant} and f.user_id = u.id
      where u.tenant_id = ${db.tenant} and u.id = ${actor.userId}`),
});
