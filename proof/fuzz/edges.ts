import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { type Odd, odd } from './odd.ts';
import { resolved } from './operations.ts';

/** Just within and just beyond each bound. */
export function edges(schema: Json): Odd[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema as Record<string, number | undefined>;
  const items = schema.items as Json | undefined;
  const one = items && sample(items);
  const many = (count: number) => Array.from({ length: Math.min(count, 1_500) }, () => one);
  return [
    ...(minLength
      ? [odd('one letter too few', 'Б'.repeat(minLength - 1)), odd('just enough letters', 'Б'.repeat(minLength))]
      : []),
    ...(maxLength
      ? [
          odd('one letter too many', 'я'.repeat(maxLength + 1)),
          odd('the most letters', 'я'.repeat(maxLength)),
          odd('the most letters, each of two units', '😀'.repeat(maxLength)),
        ]
      : []),
    ...(minimum !== undefined ? [odd('one too low', minimum - 1), odd('the lowest', minimum)] : []),
    ...(maximum !== undefined ? [odd('one too high', maximum + 1), odd('the highest', maximum)] : []),
    ...(items && minItems ? [odd('one item too few', many(minItems - 1))] : []),
    ...(items && maxItems ? [odd('one item too many', many(maxItems + 1))] : []),
    ...(items ? [odd('an item twice', [one, one])] : []),
  ];
}

/** A plain value of a schema, the same each time. */
function sample(given: Json): unknown {
  const schema = resolved(given);
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'string')
    return schema.format === 'uuid'
      ? '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a99'
      : 'Б'.repeat(Number(schema.minLength ?? 1));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type !== 'object') return [];
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
}
