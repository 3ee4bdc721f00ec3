import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type FieldRow, fieldColumns, lockField, presentField } from '../custom-field.row.ts';
import { customField, customFieldLifecycle } from '../custom-field.ts';

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
    const before = await lockField(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return before;
    }
    const status = customFieldLifecycle.next('archive', before.status);
    const row = await ctx.db.one<FieldRow>(sql`
      update custom_field_definitions field set status = ${status}, archived_at = now(), version = version + 1,
        updated_at = now(), updated_by = ${ctx.actor.userId}
      where field.tenant_id = ${ctx.db.tenant} and field.id = ${id} returning ${fieldColumns}`);
    const after = presentField(row);
    ctx.record(customField.changed('archived', before, after));
    return after;
  },
});
