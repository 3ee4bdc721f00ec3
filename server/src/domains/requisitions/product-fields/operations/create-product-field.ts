import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { lockProductFields, refuseBeyondLimit, refuseNeedlessOptions } from '../field-rules.ts';
import { type ProductFieldRow, presentProductField, productFieldColumns } from '../product-field.row.ts';
import { productField } from '../product-field.ts';

const { fields } = productField;

export const createProductField = command({
  name: 'pipeline.create-product-field',
  summary: words('Add a product field', 'Добавить поле позиции'),
  description:
    'Lines of requisitions and of requests for quotes have it from now on. The key and the type never change; an archived field keeps its key.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'business_rule_violated'],
  input: object({
    key: fields.key,
    label: fields.label,
    type: fields.type,
    options: Type.Optional(fields.options),
    required: Type.Optional(fields.required),
    position: Type.Optional(fields.position),
  }),
  output: productField.view,

  async run(ctx, { options, position, ...input }) {
    refuseNeedlessOptions(input.type, options);
    const { active, next_position } = await lockProductFields(ctx.db);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      ...input,
      options: options ? JSON.stringify(options) : null,
      position: position ?? next_position,
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    const made = await ctx.db.first<ProductFieldRow>(sql`
      insert into product_fields as field ${columns(row)} on conflict (tenant_id, key) do nothing returning ${productFieldColumns}`);
    if (!made) {
      const holder = await ctx.db.one<{ id: string }>(
        sql`select id from product_fields where tenant_id = ${ctx.db.tenant} and key = ${input.key}`,
      );
      throw alreadyExists('key', { entityType: productField.type, entityId: holder.id });
    }
    refuseBeyondLimit(active);
    const field = presentProductField(made);
    ctx.record(productField.fact('created', field));
    return field;
  },
});
