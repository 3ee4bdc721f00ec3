import type { ExchangeRules } from '../../../kernel/integrations/ports/exchange-fault.ts';
import type { ProductRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { invalid } from '../../../kernel/problems/errors.ts';
import { checkValue } from '../../../platform/custom-fields/check-value.ts';
import { readDefinitions } from '../../../platform/custom-fields/read-definitions.ts';
import { catalogItem } from '../../catalog/catalog-item.ts';

type Properties = ReadonlyMap<string, { name: string; values: Record<string, string> }>;

/** Values of mapped properties as custom fields of an item; a value the field does not take refuses the product. */
export async function customFieldsFor(ctx: ReadContext, { customFields: map }: ExchangeRules, properties: Properties) {
  const definitions = Object.keys(map).length === 0 ? [] : await readDefinitions(ctx);
  const fields = new Map(
    definitions
      .filter(({ entityType }) => entityType === catalogItem.customFieldsOf)
      .map((field) => [field.key, field]),
  );
  return ({ properties: given }: ProductRecord): Record<string, unknown> => {
    const values: Record<string, unknown> = {};
    for (const { id, value } of given) {
      const property = properties.get(id);
      const key = map[id] ?? map[property?.name ?? ''];
      if (key === undefined) continue;
      const checked = checkValue(
        fields.get(key),
        `/customFields/${key}`,
        typed(fields.get(key)?.type, property?.values[value] ?? value),
      );
      if (checked.errors) throw invalid(checked.errors);
      values[key] = checked.value;
    }
    return values;
  };
}

/** Values come as text. */
function typed(type: string | undefined, text: string): unknown {
  if (type === 'boolean') return ['true', 'да', '1'].includes(text.toLowerCase());
  if (type === 'number' || type === 'money') return text.replace(/\s/g, '').replace(',', '.');
  return type === 'multiselect' ? [text] : text;
}
