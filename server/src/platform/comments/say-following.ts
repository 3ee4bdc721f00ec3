import type { Follower } from '../../../../nouns/follower.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { columns, sql } from '../../kernel/sql/sql.ts';
import { type Beside, type RecordHost, readHost } from '../records/record-host.ts';
import { comment } from './comment.ts';
import { follower, followers } from './follower.ts';
import { readDiscussion } from './read-discussion.ts';

/** Writes down whether the caller follows a record, if that is news. */
export async function sayFollowing(ctx: WriteContext, hosts: readonly RecordHost[], beside: Beside, isWanted: boolean) {
  const { record } = await readHost(ctx, hosts, beside, comment.noun);
  const before = await readDiscussion(ctx, beside, record);
  const said = before.isFollowed === isWanted ? undefined : await say(ctx, beside, isWanted);
  if (!said) {
    ctx.nothingChanged();
    return before;
  }
  ctx.record(follower.fact(isWanted ? 'followed' : 'unfollowed', said));
  return readDiscussion(ctx, beside, record);
}

function say({ db, actor, newId }: WriteContext, { entityType, entityId }: Beside, isWanted: boolean) {
  const row = {
    tenant_id: db.tenant,
    id: newId,
    entity_type: entityType,
    entity_id: entityId,
    user_id: actor.userId,
    is_following: isWanted,
    updated_by: actor.userId,
  };
  return db.first<Follower>(sql`
    with written as (
      insert into followers ${columns(row)}
      on conflict (tenant_id, entity_type, entity_id, user_id) do update
      set is_following = excluded.is_following, version = followers.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where followers.is_following <> excluded.is_following
      returning *)
    select ${followers.shown()} from written follower where follower.tenant_id = ${db.tenant}`);
}
