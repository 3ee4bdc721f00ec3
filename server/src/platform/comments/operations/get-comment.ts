import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type RecordHost, readHost, scopesOf } from '../../records/record-host.ts';
import { comment, comments } from '../comment.ts';

export const getComment = (hosts: readonly RecordHost[]) =>
  query({
    name: 'comments.get-comment',
    summary: words('Get a comment', 'Получить комментарий'),
    permission: 'signed-in',
    scope: scopesOf(hosts, 'get'),
    refuses: ['forbidden'],
    input: object({ id: id() }),
    output: comment.view,

    async run(ctx, { id }) {
      const found = await comments.byId(ctx.db, id);
      await readHost(ctx, hosts, found, comment.noun);
      return found;
    },
  });
