import Type from 'typebox';
import { id, object, recordType, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, fieldError, invalid, refuse, words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { type FieldRow, fieldColumns, lockField, presentField } from '../custom-field.row.ts';
import { type CustomField, customField } from '../custom-field.ts';
import { customFieldEntityTypes } from '../entity-types.ts';
import { lockFieldsOf, refuseBeyondLimit } from '../field-limit.ts';
import { refuseNeedlessOptions } from '../options-rule.ts';

const { fields } = customField;
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
    label: Type.Optional(fields.label),
    options: Type.Optional(fields.options),
    required: Type.Optional(fields.required),
    status: Type.Optional(fields.status),
    position: Type.Optional(fields.position),
    entityType: Type.Optional(recordType(customFieldEntityTypes, unchanging('Record type'))),
    key: Type.Optional(Type.String({ title: unchanging('Key') })),
    type: Type.Optional(Type.String({ title: unchanging('Type') })),
    version: Type.Optional(version()),
  }),
  output: customField.view,

  async run(ctx, { id, version: _, entityType, key, type, ...given }) {
    const before = await lockField(ctx.db, id);
    ctx.expectVersion(before.version);
    refuseChangeOf(before, { entityType, key, type });
    const { label, options, required, status, position } = given;
    if (before.archivedAt && status !== 'active') {
      if (status === undefined || Object.keys(given).length > 1) throw archived(customField.noun);
      ctx.nothingChanged();
      return before;
    }
    refuseNeedlessOptions(before.type, options);
    if (before.archivedAt) refuseBeyondLimit((await lockFieldsOf(ctx, before.entityType)).active);

    const listed = options === undefined ? before.options : options;
    const changes = {
      label: label ?? before.label,
      required: required ?? before.required,
      status: status ?? before.status,
      position: position ?? before.position,
      options: listed && JSON.stringify(listed),
    };
    const row = await ctx.db.first<FieldRow>(sql`
      update custom_field_definitions field set ${assignments({ ...changes, updated_by: ctx.actor.userId })},
        version = version + 1, updated_at = now(), archived_at = ${status === 'archived' ? sql`now()` : sql`null`}
      where field.tenant_id = ${ctx.db.tenant} and field.id = ${id} and ${differsFrom(changes)} returning ${fieldColumns}`);
    if (!row) {
      ctx.nothingChanged();
      return before;
    }
    const after = presentField(row);
    ctx.record(customField.changed(status === 'archived' ? 'archived' : 'updated', before, after));
    return after;
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
