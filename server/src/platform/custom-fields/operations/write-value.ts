import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, notFound, Refusal, words } from '../../../kernel/problems/errors.ts';
import { customField } from '../custom-field.ts';
import type { CustomFieldHost } from '../custom-field-host.ts';
import { customFieldEntities } from '../entity-types.ts';
import { readDefinitions } from '../read-definitions.ts';
import { anyValue } from '../values-field.ts';

const { fields } = customField;

interface Holder {
  version: number;
  customFields: Record<string, unknown>;
}

/** One value, written by the record's own update: its rights, its version and its event are those of any other change. */
export const writeValue = (hosts: readonly CustomFieldHost[]) =>
  command({
    name: 'custom-fields.write-value',
    summary: words('Write a custom field value', 'Записать значение дополнительного поля'),
    description: 'null clears the value. `If-Match` names the version of the record, not of the definition.',
    permission: 'custom_fields.write_value',
    scope: 'settings.write',
    refuses: ['not_found', 'resource_archived', 'precondition_failed'],
    input: object({ id: id(), entityId: id(), value: anyValue() }),
    output: object({
      definitionId: id(),
      key: fields.key,
      entityType: fields.entityType,
      entityId: id(),
      value: anyValue(),
      version: version(),
    }),

    async run(ctx, { id: definitionId, entityId, value }) {
      const field = (await readDefinitions(ctx)).find((one) => one.id === definitionId);
      if (!field) throw notFound(customField.noun);
      const { key, entityType, status } = field;
      if (status === 'archived') throw archived(customField.noun);
      const host = hosts.find((one) => one.entityType === entityType);
      if (!host) throw notFound(customFieldEntities[entityType].noun);

      const written = (await ctx
        .call(host.update, { id: entityId, customFields: { [key]: value } })
        .catch((error) => Promise.reject(placed(error, key)))) as Holder;
      const now = new Map(Object.entries(written.customFields)).get(key) ?? null;
      return { definitionId, key, entityType, entityId, value: now, version: written.version };
    },
  });

/** The record's own refusal points into `customFields`; this caller sent one `value`. */
function placed(error: unknown, key: string): unknown {
  if (!(error instanceof Refusal) || error.errors.length === 0) return error;
  const errors = error.errors.map((one) => ({ ...one, at: one.at.replace(`/customFields/${key}`, '/value') }));
  return new Refusal(error.code, error.detail, { errors, members: error.members, headers: error.headers });
}
