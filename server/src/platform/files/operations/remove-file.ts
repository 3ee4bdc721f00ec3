import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type FileRow, fileColumns, lockFile, presentFile } from '../file.row.ts';
import { file, fileLifecycle } from '../file.ts';
import { demandWritable, type FileHost, scopesOf } from '../host.ts';

export const removeFile = (hosts: readonly FileHost[]) =>
  command({
    name: 'files.remove-file',
    summary: words('Remove a file from its record', 'Убрать файл из карточки'),
    description:
      'Removing it again changes nothing. Files of others need the permission `files.delete_any`. The content is kept for 30 days more.',
    permission: 'files.delete_own',
    scope: scopesOf(hosts, 'update'),
    refuses: ['resource_archived'],
    input: object({ fileId: id() }),
    output: file.view,

    async run(ctx, { fileId }) {
      const before = await lockFile(ctx.db, fileId);
      await demandWritable(ctx, hosts, before);
      ctx.expectVersion(before.version);
      const own = before.uploadedById !== null && before.uploadedById === ctx.actor.userId;
      if (!own && !ctx.actor.permissions.has('files.delete_any')) throw notYours();
      if (before.status === 'removed') {
        ctx.nothingChanged();
        return before;
      }
      const status = fileLifecycle.next('remove', before.status);
      const row = await ctx.db.one<FileRow>(sql`
        update files file set status = ${status}, removed_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
        where file.tenant_id = ${ctx.db.tenant} and file.id = ${fileId} returning ${fileColumns}`);
      const after = presentFile(row);
      ctx.record(file.changed('removed', before, after));
      return after;
    },
  });

const notYours = () =>
  refuse('forbidden', words('Somebody else uploaded this file.', 'Этот файл загрузил другой сотрудник.'), {
    requiredPermissions: ['files.delete_any'],
  });
