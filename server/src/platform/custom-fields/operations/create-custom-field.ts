import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { customField } from '../custom-field.ts';
import { customFields } from '../custom-fields.ts';
import { lockFieldsOf, refuseBeyondLimit } from '../field-limit.ts';
import { refuseNeedlessOptions } from '../refuse-needless-options.ts';

export const createCustomField = command({
  name: 'custom-fields.create-custom-field',
  summary: words('Add a custom field', 'Добавить дополнительное поле'),
  description:
    'The key, the type and the record type never change. The field appears at once as the variable `custom.<key>` of this portal.',
  permission: 'custom_fields.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'business_rule_violated'],
  input: object(customField.creation),
  output: customField.view,

  async run(ctx, input) {
    const { entityType, key } = input;
    refuseNeedlessOptions(input.type, input.options);
    const { active, next_position } = await lockFieldsOf(ctx, entityType);
    const made = await customFields.create(ctx, { position: next_position, ...input });
    if (!made) {
      const holder = await ctx.db.one<{ id: string }>(sql`
        select id from custom_field_definitions
        where tenant_id = ${ctx.db.tenant} and entity_type = ${entityType} and key = ${key}`);
      throw alreadyExists('key', { entityType: customField.type, entityId: holder.id });
    }
    refuseBeyondLimit(active);
    return made;
  },
});
