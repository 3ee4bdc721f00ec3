import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { refuseOtherThanAll } from '../../../../kernel/intake/whole-order.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { lockProductFields } from '../field-rules.ts';
import { type ProductFieldRow, presentProductField, productFieldColumns } from '../product-field.row.ts';
import { type ProductField, productField } from '../product-field.ts';

export const orderProductFields = command({
  name: 'pipeline.order-product-fields',
  summary: words('Put the product fields in order', 'Изменить порядок полей позиции'),
  description:
    'Names every active field once; archived ones keep their places. Each field that takes another place is told of.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  input: object({
    fieldIds: Type.Array(id('Product field'), {
      maxItems: 1_000,
      uniqueItems: true,
      title: 'All active fields in their new order',
    }),
  }),
  output: object({ productFields: Type.Array(productField.view) }, { title: 'Fields in order' }),

  async run(ctx, { fieldIds }) {
    const [, rows] = await Promise.all([
      lockProductFields(ctx.db),
      ctx.db.many<ProductFieldRow>(sql`
        select ${productFieldColumns} from product_fields field
        where field.tenant_id = ${ctx.db.tenant} and field.status = 'active' for update of field`),
    ]);
    const fields = rows.map(presentProductField);
    refuseOtherThanAll('/fieldIds', fields, fieldIds);
    const moved = await ctx.db.many<ProductFieldRow>(sql`
      update product_fields field
      set position = wanted.position - 1, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      from unnest(${fieldIds}::uuid[]) with ordinality as wanted(id, position)
      where field.tenant_id = ${ctx.db.tenant} and field.id = wanted.id and field.position <> wanted.position - 1
      returning ${productFieldColumns}`);
    const after = new Map(fields.map((field) => [field.id, field]));
    for (const row of moved) {
      const field = presentProductField(row);
      ctx.record(productField.changed('updated', after.get(row.id) as ProductField, field));
      after.set(row.id, field);
    }
    if (moved.length === 0) ctx.nothingChanged();
    return { productFields: fieldIds.map((id) => after.get(id) as ProductField) };
  },
});
