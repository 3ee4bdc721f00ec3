import { approvalSubstitute as declared } from '../../../../../nouns/approval-substitute.ts';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, type Sql, sql, type TenantValue } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';

export const approvalSubstitute = entityOf(declared);

const named = (tenant: TenantValue, column: string): Sql => sql`
  (select json_build_object('id', u.id, 'name', u.full_name) from users u where u.tenant_id = ${tenant} and u.id = ${raw(column)})`;

export const approvalSubstitutes = store(approvalSubstitute, {
  user: (tenant) => named(tenant, 'stand.user_id'),
  substitute: (tenant) => named(tenant, 'stand.substitute_id'),
});

/** Who manages people sees and arranges it for everybody, others for themselves. */
export const managesSubstitutes = (actor: Actor): boolean => maySee(actor, 'users.update');

const ofMine = ({ userId }: Actor): Sql =>
  sql`(stand.user_id = ${userId}::uuid or stand.substitute_id = ${userId}::uuid)`;

export const listSubstitutes = listRecords(
  approvalSubstitutes,
  listingOf(declared, { name: 'approval-substitutes', defaultSort: '-until' }),
  {
    name: 'approvals.list-substitutes',
    summary: words('List substitutes in approvals', 'Список замещений при согласовании'),
    description: 'Who manages people sees all of them, others those that they are part of. Past ones stay in the list.',
    permission: 'signed-in',
    scope: null,
    within: (actor) => (managesSubstitutes(actor) ? [] : [ofMine(actor)]),
  },
);
