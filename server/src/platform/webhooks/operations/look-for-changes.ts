import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';

const place = { xid: Type.String(), id: Type.String() };

const nothingYet = { xid: '0', id: '00000000-0000-0000-0000-000000000000' };

/** Which kinds of records have changed since a place in the order of commits, and the newest place. Without one, only the place. */
export const lookForChanges = query({
  name: 'webhooks.look-for-changes',
  summary: words('Kinds of records that changed', 'Виды изменившихся записей'),
  permission: 'signed-in',
  scope: null,
  input: object({ since: Type.Optional(object(place)) }),
  output: object({ ...place, types: Type.Array(Type.String()) }),

  async run({ db }, { since }) {
    const { xid, id } = since ?? nothingYet;
    const row = await db.one<{ xid: string | null; id: string | null; types: string[] }>(sql`
      select newest.xid::text as xid, newest.id, array(
        select distinct fact.entity_type from audit_events fact
        where fact.tenant_id = ${db.tenant} and ${since !== undefined} and fact.outcome = 'success'
          and fact.xid < fence.xmin and (fact.xid, fact.id) > (${xid}::xid8, ${id}::uuid)
      ) as types
      from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) fence
      left join lateral (
        select fact.xid, fact.id from audit_events fact where fact.tenant_id = ${db.tenant} and fact.xid < fence.xmin
        order by fact.xid desc, fact.id desc limit 1
      ) newest on true`);
    return { xid: row.xid ?? xid, id: row.id ?? id, types: row.types };
  },
});
