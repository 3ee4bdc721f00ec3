import Type from 'typebox';
import type { ProductField } from '../../../../../../nouns/product-field.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { refuseOtherThanAll } from '../../../../kernel/intake/refuse-other-than-all.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../../kernel/sql/sql.ts';
import { lockProductFields } from '../field-rules.ts';
import { productField, productFields } from '../product-field.ts';

export const orderProductFields = command({
  name: 'pipeline.order-product-fields',
  summary: words('Put the product fields in order', 'Изменить порядок полей позиции'),
  description:
    'Names every active field once; archived ones keep their places. Each field that takes another place is recorded.',
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
    const [, fields] = await Promise.all([
      lockProductFields(ctx.db),
      productFields.read(ctx.db, sql`${productFields.select(ctx.db, sql`field.status = 'active'`)} for update`),
    ]);
    refuseOtherThanAll('/fieldIds', fields, fieldIds);
    const moved = await productFields.read(
      ctx.db,
      sql`with moved as (
        update product_fields field
        set position = wanted.position - 1, version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
        from unnest(${fieldIds}::uuid[]) with ordinality as wanted(id, position)
        where field.tenant_id = ${ctx.db.tenant} and field.id = wanted.id and field.position <> wanted.position - 1 returning field.*)
        ${productFields.select(ctx.db, raw('true'), raw('moved'))}`,
    );
    const after = new Map(fields.map((field) => [field.id, field]));
    for (const field of moved) {
      ctx.record(productField.changed('updated', after.get(field.id) as ProductField, field));
      after.set(field.id, field);
    }
    if (moved.length === 0) ctx.nothingChanged();
    return { productFields: fieldIds.map((id) => after.get(id) as ProductField) };
  },
});
