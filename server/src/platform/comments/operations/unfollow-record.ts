import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { RecordHost } from '../../records/record-host.ts';
import { besideOf } from '../comment.input.ts';
import { discussion } from '../read-discussion.ts';
import { sayFollowing } from '../say-following.ts';

export const unfollowRecord = (hosts: readonly RecordHost[]) =>
  command({
    name: 'comments.unfollow-record',
    summary: words('Stop following a record', 'Не следить за записью'),
    description:
      'The caller hears of no comment on it but those that mention him, until he comments on it or follows it again.',
    permission: 'signed-in',
    scope: null,
    refuses: ['not_found', 'forbidden'],
    input: object(besideOf(hosts)),
    output: discussion,
    run: (ctx, beside) => sayFollowing(ctx, hosts, beside, false),
  });
