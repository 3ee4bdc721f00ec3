import Type from 'typebox';
import type { CustomField } from '../../../../../nouns/custom-field.ts';
import { id, object, recordType, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { archived, fieldError, invalid, refuse, words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../records/write-records.ts';
import { customField } from '../custom-field.ts';
import { customFields } from '../custom-fields.ts';
import { customFieldEntityTypes } from '../entity-types.ts';
import { lockFieldsOf, refuseBeyondLimit } from '../field-limit.ts';
import { refuseNeedlessOptions } from '../refuse-needless-options.ts';

const unchanging = (title: string) => `${title}; may be sent back, never changed`;

export const updateCustomField = command({
  name: 'custom-fields.update-custom-field',
  summary: words('Change a custom field', 'Изменить дополнительное поле'),
  description:
    'An option in use may be removed: values that hold it stay readable and cannot be written again. ' +
    'Status `archived` puts the field away, `active` brings it back.',
  permission: 'custom_fields.manage',
  scope: 'settings.write',
  refuses: ['type_immutable', 'resource_archived', 'business_rule_violated', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...customField.change,
    status: Type.Optional(customField.fields.status),
    entityType: Type.Optional(recordType(customFieldEntityTypes, unchanging('Record type'))),
    key: Type.Optional(Type.String({ title: unchanging('Key') })),
    type: Type.Optional(Type.String({ title: unchanging('Type') })),
    version: Type.Optional(version()),
  }),
  output: customField.view,

  async run(ctx, { id, version: _, entityType, key, type, ...given }) {
    const before = await customFields.open(ctx, id);
    refuseChangeOf(before, { entityType, key, type });
    const { options, status } = given;
    if (before.archivedAt && status !== 'active') {
      if (status === undefined || Object.keys(given).length > 1) throw archived(customField.noun);
      return unchanged(ctx, before);
    }
    refuseNeedlessOptions(before.type, options);
    if (before.archivedAt) refuseBeyondLimit((await lockFieldsOf(ctx, before.entityType)).active);

    const moved = status !== undefined && status !== before.status;
    const archivedAt = status === 'archived' ? portalNow().toISOString() : null;
    const fact = status === 'archived' ? 'archived' : 'updated';
    return customFields.change(ctx, before, { ...given, ...(moved && { archivedAt }) }, { fact });
  },
});

function refuseChangeOf(
  before: CustomField,
  { type, ...others }: Record<'type' | 'key' | 'entityType', string | undefined>,
) {
  const errors = Object.entries(others).flatMap(([name, value]) =>
    value === undefined || value === before[name as 'key' | 'entityType']
      ? []
      : [fieldError(`/${name}`, 'immutable_field', words('cannot change', 'изменить нельзя'))],
  );
  if (errors.length > 0) throw invalid(errors);
  if (type !== undefined && type !== before.type) throw refuse('type_immutable');
}
