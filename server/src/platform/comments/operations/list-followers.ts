import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type RecordHost, readHost, scopesOf } from '../../records/record-host.ts';
import { besideOf } from '../comment.input.ts';
import { comment } from '../comment.ts';
import { discussion, readDiscussion } from '../read-discussion.ts';

export const listFollowers = (hosts: readonly RecordHost[]) =>
  query({
    name: 'comments.list-followers',
    summary: words('See who follows a record', 'Кто следит за записью'),
    description:
      'Those who hear of each comment: who created the record, who commented on it or was mentioned, and who asked for it. Also how many comments there are.',
    permission: 'signed-in',
    scope: scopesOf(hosts, 'get'),
    refuses: ['not_found', 'forbidden'],
    input: object(besideOf(hosts)),
    output: discussion,

    async run(ctx, beside) {
      const { record } = await readHost(ctx, hosts, beside, comment.noun);
      return readDiscussion(ctx, beside, record);
    },
  });
