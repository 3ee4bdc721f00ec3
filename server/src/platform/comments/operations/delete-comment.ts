import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { removeFilesOf } from '../../files/remove-files-of.ts';
import { type RecordHost, readHost } from '../../records/record-host.ts';
import { unchanged } from '../../records/write-records.ts';
import { comment, commentFiles, comments, toldOf } from '../comment.ts';
import { dropWords } from '../keep-words.ts';

export const deleteComment = (hosts: readonly RecordHost[]) =>
  command({
    name: 'comments.delete-comment',
    summary: words('Delete a comment', 'Удалить комментарий'),
    description:
      'Its author, or whoever may change the settings of the company. It stays in its place without its texts and its files. Deleting again changes nothing.',
    permission: 'signed-in',
    scope: null,
    refuses: ['not_found', 'forbidden', 'precondition_failed'],
    input: object({ id: id() }),
    output: comment.view,

    async run(ctx, { id }) {
      const before = await comments.open(ctx, id);
      await readHost(ctx, hosts, before, comment.noun);
      const { userId, permissions } = ctx.actor;
      if (before.createdBy !== userId && !permissions.has('company_settings.update')) throw notYours();
      if (before.deletedAt) return unchanged(ctx, before);
      await removeFilesOf(ctx, commentFiles, id);
      await dropWords(ctx.db, id);
      const gone = { text: null, deletedAt: portalNow().toISOString() };
      await comments.write(ctx, before, gone, { columns: { mention_ids: [] } });
      const after = await comments.byId(ctx.db, id);
      ctx.record(toldOf('deleted', after, before));
      return after;
    },
  });

const notYours = () =>
  refuse(
    'forbidden',
    words(
      'Somebody else wrote this comment. Its author deletes it, or whoever may change the settings of the company.',
      'Комментарий написан не вами. Удалить его может автор или тот, кто управляет настройками компании.',
    ),
    { requiredPermissions: ['company_settings.update'] },
  );
