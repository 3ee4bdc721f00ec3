import Type from 'typebox';
import type { CustomField } from '../../../../../nouns/custom-field.ts';
import { id, object } from '../../../kernel/fields.ts';
import { refuseOtherThanAll } from '../../../kernel/intake/refuse-other-than-all.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { customField } from '../custom-field.ts';
import { customFields } from '../custom-fields.ts';

export const orderCustomFields = command({
  name: 'custom-fields.order-custom-fields',
  summary: words('Put the custom fields of a record type in order', 'Изменить порядок дополнительных полей'),
  description:
    'Names every active field of the record type once; archived ones keep their places. Forms show the fields in this order. ' +
    'Each field that takes another place gets an event of its own.',
  permission: 'custom_fields.manage',
  scope: 'settings.write',
  input: object({
    entityType: customField.fields.entityType,
    fieldIds: Type.Array(id('Custom field'), {
      maxItems: 1_000,
      uniqueItems: true,
      title: 'All active fields in their new order',
    }),
  }),
  output: object({ items: Type.Array(customField.view) }, { title: 'Fields in order' }),

  async run(ctx, { entityType, fieldIds }) {
    const active = customFields.select(ctx.db, sql`field.entity_type = ${entityType} and field.status = 'active'`);
    const fields = await customFields.read(ctx.db, sql`${active} order by field.id for update of field`);
    refuseOtherThanAll('/fieldIds', fields, fieldIds);
    const moved = await ctx.db.many<CustomField>(sql`
      update custom_field_definitions field
      set position = wanted.position - 1, version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
      from unnest(${fieldIds}::uuid[]) with ordinality as wanted(id, position)
      where field.tenant_id = ${ctx.db.tenant} and field.id = wanted.id and field.position <> wanted.position - 1
      returning ${customFields.shown()}`);
    const after = new Map(fields.map((field) => [field.id, field]));
    for (const field of moved) {
      ctx.record(customField.changed('updated', after.get(field.id) as CustomField, field));
      after.set(field.id, field);
    }
    if (moved.length === 0) ctx.nothingChanged();
    return { items: fieldIds.map((id) => after.get(id) as CustomField) };
  },
});
