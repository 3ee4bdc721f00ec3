import { api, ask } from '../../shared/api/client.ts';
import type { CustomFieldEntity } from '../../shared/custom-fields/custom-fields-query.ts';
import { type FieldValues, hasOptions } from './fields.ts';
import type { Field } from './use-field-form.ts';

/** A new field of these records, or a known one changed: its records, key and type stay. */
export function saveField(known: Field | undefined, entityType: CustomFieldEntity, values: FieldValues) {
  const { label, key, type, items, required } = values;
  const body = { label, required, ...(hasOptions(type) && { options: { items } }) };
  if (!known) return ask(api.POST('/api/v1/settings/custom-fields', { body: { ...body, entityType, key, type } }));
  const { id, version } = known;
  return ask(
    api.PATCH('/api/v1/settings/custom-fields/{id}', { params: { path: { id } }, body: { ...body, version } }),
  );
}
