import { api, ask } from '../../shared/api/client.ts';
import { type FieldValues, hasOptions } from './fields.ts';
import type { ProductField } from './queries.ts';
import type { Field } from './use-field-form.ts';

export const restoreProductField = ({ id, version }: Field) =>
  ask(
    api.PATCH('/api/v1/settings/pipeline/product-fields/{id}', {
      params: { path: { id } },
      body: { status: 'active', version },
    }),
  );

/** A new field of lines, or a known one changed: its key and type stay. */
export function saveProductField({ label, key, type, items, required }: FieldValues, field: Field | undefined) {
  const body = { label, required, ...(hasOptions(type) && { options: { items } }) };
  if (!field)
    return ask(
      api.POST('/api/v1/settings/pipeline/product-fields', {
        body: { ...body, key, type: type as ProductField['type'] },
      }),
    );
  const { id, version } = field;
  return ask(
    api.PATCH('/api/v1/settings/pipeline/product-fields/{id}', {
      params: { path: { id } },
      body: { ...body, version },
    }),
  );
}
