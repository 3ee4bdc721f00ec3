import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../records/write-records.ts';
import { customField } from '../custom-field.ts';
import { customFields } from '../custom-fields.ts';

export const archiveCustomField = command({
  name: 'custom-fields.archive-custom-field',
  summary: words('Archive a custom field', 'Перенести дополнительное поле в архив'),
  description: 'Values already written stay readable; new ones are refused. Archiving it again changes nothing.',
  permission: 'custom_fields.manage',
  scope: 'settings.delete',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: customField.view,

  async run(ctx, { id }) {
    const before = await customFields.open(ctx, id);
    if (before.status === 'archived') return unchanged(ctx, before);
    const archived = { status: 'archived', archivedAt: portalNow().toISOString() } as const;
    return customFields.change(ctx, before, archived, { fact: 'archived' });
  },
});
