import Type from 'typebox';
import { authorize } from '../../../kernel/access/actor.ts';
import { id, object, version } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { customField } from '../custom-field.ts';
import type { CustomFieldHost } from '../custom-field-host.ts';
import { customFieldEntities } from '../entity-types.ts';
import { readDefinitions } from '../read-definitions.ts';
import { anyValue } from '../values-field.ts';

const { fields } = customField;

const oneValue = object({
  definitionId: id(),
  key: fields.key,
  label: fields.label,
  type: fields.type,
  status: fields.status,
  value: anyValue(),
});

interface Holder {
  version: number;
  customFields: Record<string, unknown>;
}

/** Every active field of the record with its value or null, and archived ones while they still hold a value. */
export const readValues = (hosts: readonly CustomFieldHost[]) =>
  query({
    name: 'custom-fields.read-values',
    summary: words('Read custom field values of a record', 'Значения дополнительных полей записи'),
    permission: 'custom_fields.read',
    scope: 'settings.read',
    refuses: ['not_found'],
    input: object({ entityType: fields.entityType, entityId: id() }),
    output: object({ entityType: fields.entityType, entityId: id(), version: version(), items: Type.Array(oneValue) }),

    async run(ctx, { entityType, entityId }) {
      const host = hosts.find((one) => one.entityType === entityType);
      if (!host) throw notFound(customFieldEntities[entityType].noun);
      authorize(ctx.actor, host.get);
      const [definitions, record] = await Promise.all([
        readDefinitions(ctx),
        host.get.run(ctx, { id: entityId }, undefined) as Promise<Holder>,
      ]);
      const values = new Map(Object.entries(record.customFields));
      const shown = definitions.filter(
        (field) => field.entityType === entityType && (field.status === 'active' || values.has(field.key)),
      );
      return {
        entityType,
        entityId,
        version: record.version,
        items: shown.map(({ id: definitionId, key, label, type, status }) => ({
          definitionId,
          key,
          label,
          type,
          status,
          value: values.get(key) ?? null,
        })),
      };
    },
  });
