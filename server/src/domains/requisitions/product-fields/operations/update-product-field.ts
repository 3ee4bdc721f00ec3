import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, invalidField, refuse, words } from '../../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../../kernel/sql/sql.ts';
import { lockProductFields, refuseBeyondLimit, refuseNeedlessOptions } from '../field-rules.ts';
import {
  lockProductField,
  type ProductFieldRow,
  presentProductField,
  productFieldColumns,
} from '../product-field.row.ts';
import { type ProductField, productField } from '../product-field.ts';

const { fields } = productField;
const unchanging = (title: string) =>
  Type.Optional(Type.String({ title: `${title}; may be sent back, never changed` }));

export const updateProductField = command({
  name: 'pipeline.update-product-field',
  summary: words('Change a product field', 'Изменить поле позиции'),
  description:
    'An option in use may be removed: lines that hold it stay as they are, and it is not written again. ' +
    'Status `archived` puts the field away, `active` brings it back.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  refuses: ['type_immutable', 'resource_archived', 'business_rule_violated', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    label: Type.Optional(fields.label),
    options: Type.Optional(fields.options),
    required: Type.Optional(fields.required),
    position: Type.Optional(fields.position),
    status: Type.Optional(fields.status),
    key: unchanging('Key'),
    type: unchanging('Type'),
    version: Type.Optional(version()),
  }),
  output: productField.view,

  async run(ctx, { id, version: _, key, type, ...given }) {
    const standing = given.status === 'active' ? await lockProductFields(ctx.db) : null;
    const before = await lockProductField(ctx.db, id);
    ctx.expectVersion(before.version);
    refuseChangeOf(before, key, type);
    if (before.archivedAt && given.status !== 'active') {
      if (given.status === undefined || Object.keys(given).length > 1) throw archived(productField.noun);
      ctx.nothingChanged();
      return before;
    }
    refuseNeedlessOptions(before.type, given.options);
    if (before.archivedAt && standing) refuseBeyondLimit(standing.active);

    const { label, required, position, status, options } = { ...before, ...given };
    const changes = { label, required, position, status, options: options && JSON.stringify(options) };
    const row = await ctx.db.first<ProductFieldRow>(sql`
      update product_fields field set ${assignments({ ...changes, updated_by: ctx.actor.userId })},
        version = version + 1, updated_at = now(), archived_at = ${status === 'archived' ? sql`now()` : sql`null`}
      where field.tenant_id = ${ctx.db.tenant} and field.id = ${id} and ${differsFrom(changes)} returning ${productFieldColumns}`);
    if (!row) {
      ctx.nothingChanged();
      return before;
    }
    const after = presentProductField(row);
    ctx.record(productField.changed(status === 'archived' ? 'archived' : 'updated', before, after));
    return after;
  },
});

function refuseChangeOf(before: ProductField, key: string | undefined, type: string | undefined) {
  if (key !== undefined && key !== before.key)
    throw invalidField('/key', 'immutable_field', words('cannot change', 'изменить нельзя'));
  if (type !== undefined && type !== before.type) throw refuse('type_immutable');
}
