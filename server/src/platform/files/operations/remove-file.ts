import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { scopesOf } from '../../records/record-host.ts';
import { unchanged } from '../../records/write-records.ts';
import { file, files } from '../file.ts';
import { demandWritable, type FileHost } from '../host.ts';

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
      const before = await files.lock(ctx.db, fileId);
      await demandWritable(ctx, hosts, before);
      ctx.expectVersion(before.version);
      const own = before.uploadedById !== null && before.uploadedById === ctx.actor.userId;
      if (!own && !ctx.actor.permissions.has('files.delete_any')) throw notYours();
      if (before.status === 'removed') return unchanged(ctx, before);
      const removed = { status: 'removed', removedAt: portalNow().toISOString() } as const;
      return files.change(ctx, before, removed, { fact: 'removed' });
    },
  });

const notYours = () =>
  refuse('forbidden', words('Somebody else uploaded this file.', 'Этот файл загрузил другой сотрудник.'), {
    requiredPermissions: ['files.delete_any'],
  });
