import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { lockProductFields, refuseBeyondLimit, refuseNeedlessOptions } from '../field-rules.ts';
import { productField, productFields } from '../product-field.ts';

const { fields } = productField;

export const createProductField = command({
  name: 'pipeline.create-product-field',
  summary: words('Add a product field', 'Добавить поле позиции'),
  description:
    'Lines of requisitions and of requests for quotes have it from now on. The key and the type never change; an archived field keeps its key.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'business_rule_violated'],
  input: object({ key: fields.key, type: fields.type, ...productField.creation }),
  output: productField.view,

  async run(ctx, { position, ...given }) {
    refuseNeedlessOptions(given.type, given.options);
    const { active, next_position } = await lockProductFields(ctx.db);
    const made = await productFields.create(ctx, { ...given, position: position ?? next_position });
    if (!made) {
      const holder = await ctx.db.one<{ id: string }>(
        sql`select id from product_fields where tenant_id = ${ctx.db.tenant} and key = ${given.key}`,
      );
      throw alreadyExists('key', { entityType: productField.type, entityId: holder.id });
    }
    refuseBeyondLimit(active);
    return made;
  },
});
