import Type, { type Static } from 'typebox';
import { flag, id, integer, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { Beside, HostRecord } from '../records/record-host.ts';
import { isFollowing, peopleAndFollowing } from './following.ts';

/** What is known of the talk beside a record. */
export const discussion = object({
  items: Type.Array(object({ id: id('Person'), name: Type.String({ title: 'Full name' }) }), {
    title: 'Those who follow the record, by name',
  }),
  isFollowed: flag('The caller follows it'),
  commentCount: integer('Comments, without deleted ones', { minimum: 0 }),
});

export async function readDiscussion(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  beside: Beside,
  record: HostRecord,
): Promise<Static<typeof discussion>> {
  const { entityType, entityId } = beside;
  const [items, { commentCount }] = await Promise.all([
    db.many<{ id: string; name: string }>(sql`
      select person.id, person.full_name as name from ${peopleAndFollowing(db, beside)}
      where person.tenant_id = ${db.tenant} and person.status = 'active' and ${isFollowing(record)}
      order by person.full_name, person.id`),
    db.one<{ commentCount: number }>(sql`
      select count(*) as "commentCount" from comments
      where tenant_id = ${db.tenant} and entity_type = ${entityType} and entity_id = ${entityId} and deleted_at is null`),
  ]);
  return { items, isFollowed: items.some(({ id }) => id === actor.userId), commentCount };
}
