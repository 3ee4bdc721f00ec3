import type { Comment } from '../../../../../nouns/comment.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type Beside, type RecordHost, readHost, scopesOf } from '../../records/record-host.ts';
import { besideOf } from '../comment.input.ts';
import { comment, commentListing, comments } from '../comment.ts';

export const listComments = (hosts: readonly RecordHost[]) =>
  listQuery({
    name: 'comments.list-comments',
    summary: words('List the comments on a record', 'Комментарии к записи'),
    description:
      'The newest first; `sort=id` begins with the oldest. Deleted ones stay in their places without their texts.',
    permission: 'signed-in',
    scope: scopesOf(hosts, 'get'),
    refuses: ['not_found', 'forbidden'],
    listing: commentListing,
    row: comment.view,
    required: besideOf(hosts),

    async run(ctx, input) {
      const { entityType, entityId } = input as unknown as Beside;
      await readHost(ctx, hosts, { entityType, entityId }, comment.noun);
      return listRows(ctx, commentListing, comments.columns(), input, (row: Comment) => row, [
        sql`said.entity_type = ${entityType} and said.entity_id = ${entityId}`,
      ]);
    },
  });
