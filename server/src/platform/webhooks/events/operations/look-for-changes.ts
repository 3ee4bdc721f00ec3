import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { freshDays } from '../../../audit/read-numbered.ts';
import { idsSince } from '../../../months/ids-since.ts';

/** Which kinds of records have changed since a position, and the newest one. Without one, only the newest. */
export const lookForChanges = query({
  name: 'webhooks.look-for-changes',
  summary: words('Kinds of records that changed', 'Виды изменившихся записей'),
  permission: 'signed-in',
  scope: null,
  input: object({ since: Type.Optional(Type.Integer()) }),
  output: object({
    position: Type.Integer(),
    types: Type.Array(Type.String()),
    unnumbered: Type.Boolean({ title: 'There are changes that have no position yet' }),
  }),

  run: ({ db }, { since = null }) =>
    db.one<{ position: number; types: string[]; unnumbered: boolean }>(sql`
      select head.numbered as position, array(
        select distinct fact.entity_type from audit_events fact
        where fact.tenant_id = ${db.tenant} and fact.outcome = 'success' and fact.position > ${since}::bigint and fact.id >= ${idsSince(freshDays)}
      ) as types,
      exists (select 1 from audit_events fresh where fresh.tenant_id = ${db.tenant} and fresh.position is null and fresh.id >= ${idsSince(freshDays)}) as unnumbered
      from event_heads head where head.tenant_id = ${db.tenant}`),
});
