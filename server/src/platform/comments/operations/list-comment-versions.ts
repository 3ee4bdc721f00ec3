import type { CommentVersion } from '../../../../../nouns/comment-version.ts';
import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type RecordHost, readHost, scopesOf } from '../../records/record-host.ts';
import { comment, comments } from '../comment.ts';
import { commentVersion, commentVersions, versionListing } from '../comment-version.ts';

export const listCommentVersions = (hosts: readonly RecordHost[]) =>
  listQuery({
    name: 'comments.list-comment-versions',
    summary: words('See what a comment said before', 'Прежние тексты комментария'),
    description: 'What it said before each edit, the last first. A deleted comment keeps nothing of it.',
    permission: 'signed-in',
    scope: scopesOf(hosts, 'get'),
    refuses: ['not_found', 'forbidden'],
    listing: versionListing,
    row: commentVersion.view,
    more: { id: id() },

    async run(ctx, input) {
      const { id, ...rest } = input;
      const said = await comments.byId(ctx.db, id as string);
      await readHost(ctx, hosts, said, comment.noun);
      return listRows(ctx, versionListing, commentVersions.columns(), rest, (row: CommentVersion) => row, [
        sql`earlier.comment_id = ${said.id}`,
      ]);
    },
  });
