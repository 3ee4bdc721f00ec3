import Type from 'typebox';
import type { ProductField } from '../../../../../../nouns/product-field.ts';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { archived, invalidField, refuse, words } from '../../../../kernel/problems/errors.ts';
import { lockProductFields, refuseBeyondLimit, refuseNeedlessOptions } from '../field-rules.ts';
import { productField, productFields } from '../product-field.ts';

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
    ...productField.change,
    status: Type.Optional(productField.fields.status),
    key: unchanging('Key'),
    type: unchanging('Type'),
    version: Type.Optional(version()),
  }),
  output: productField.view,

  async run(ctx, { id, version: _, key, type, ...given }) {
    const standing = given.status === 'active' ? await lockProductFields(ctx.db) : null;
    const before = await productFields.open(ctx, id);
    refuseChangeOf(before, key, type);
    if (before.archivedAt && given.status !== 'active') {
      if (given.status === undefined || Object.keys(given).length > 1) throw archived(productField.noun);
      ctx.nothingChanged();
      return before;
    }
    refuseNeedlessOptions(before.type, given.options);
    if (before.archivedAt && standing) refuseBeyondLimit(standing.active);

    const isArchived = given.status === 'archived';
    const archivedAt = isArchived ? portalNow().toISOString() : null;
    return productFields.change(ctx, before, { ...given, archivedAt }, { fact: isArchived ? 'archived' : 'updated' });
  },
});

function refuseChangeOf(before: ProductField, key: string | undefined, type: string | undefined) {
  if (key !== undefined && key !== before.key)
    throw invalidField('/key', 'immutable_field', words('cannot change', 'изменить нельзя'));
  if (type !== undefined && type !== before.type) throw refuse('type_immutable');
}
