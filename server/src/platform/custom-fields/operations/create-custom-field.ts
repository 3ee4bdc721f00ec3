import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { type FieldRow, fieldColumns, presentField } from '../custom-field.row.ts';
import { customField } from '../custom-field.ts';
import { lockFieldsOf, refuseBeyondLimit } from '../field-limit.ts';
import { refuseNeedlessOptions } from '../options-rule.ts';

const { fields } = customField;

export const createCustomField = command({
  name: 'custom-fields.create-custom-field',
  summary: words('Add a custom field', 'Добавить дополнительное поле'),
  description:
    'The key, the type and the record type never change. The field appears at once as the variable `custom.<key>` of this portal.',
  permission: 'custom_fields.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'business_rule_violated'],
  input: object({
    entityType: fields.entityType,
    key: fields.key,
    label: fields.label,
    type: fields.type,
    options: Type.Optional(fields.options),
    required: Type.Optional(fields.required),
    position: Type.Optional(fields.position),
  }),
  output: customField.view,

  async run(ctx, { entityType, options, position, ...input }) {
    refuseNeedlessOptions(input.type, options);
    const { active, next_position } = await lockFieldsOf(ctx, entityType);
    const row = {
      tenant_id: ctx.db.tenant,
      ...input,
      entity_type: entityType,
      options: options ? JSON.stringify(options) : null,
      position: position ?? next_position,
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    const made = await ctx.db.first<FieldRow>(sql`
      insert into custom_field_definitions as field ${columns(row)} on conflict do nothing returning ${fieldColumns}`);
    if (!made) {
      const holder = await ctx.db.one<{ id: string }>(sql`
        select id from custom_field_definitions
        where tenant_id = ${ctx.db.tenant} and entity_type = ${entityType} and key = ${input.key}`);
      throw alreadyExists('key', { entityType: customField.type, entityId: holder.id });
    }
    refuseBeyondLimit(active);

    const field = presentField(made);
    ctx.record(customField.fact('created', field));
    return field;
  },
});
