import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { RecordHost } from '../../records/record-host.ts';
import { besideOf } from '../comment.input.ts';
import { discussion } from '../read-discussion.ts';
import { sayFollowing } from '../say-following.ts';

export const followRecord = (hosts: readonly RecordHost[]) =>
  command({
    name: 'comments.follow-record',
    summary: words('Follow a record', 'Следить за записью'),
    description: 'The caller hears of each comment on it. Following again changes nothing.',
    permission: 'signed-in',
    scope: null,
    refuses: ['not_found', 'forbidden'],
    input: object(besideOf(hosts)),
    output: discussion,
    run: (ctx, beside) => sayFollowing(ctx, hosts, beside, true),
  });
