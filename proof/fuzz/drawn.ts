import fc from 'fast-check';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { resolved } from './operations.ts';

type Drawn = fc.Arbitrary<unknown>;

const letters = [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВЯabcxyzXYZ0123456789 -_.,№«»()/%&<>\'"\\'];
const rare = ['é', '漢', '😀', 'ß', 'İ', '\ufb01', '\u200d'];
const sign = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...letters) },
  { weight: 1, arbitrary: fc.constantFrom(...rare) },
);

/** Values the document allows: from the shortest to the longest it does. */
export function drawn(given: Json): Drawn {
  const schema = resolved(given);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const alternatives = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (alternatives) return fc.oneof(...alternatives.map(drawn));
  if (Array.isArray(schema.allOf)) return drawn(Object.assign({}, ...(schema.allOf as Json[]).map(resolved)));
  const types = [schema.type ?? 'object'].flat() as string[];
  return fc.oneof(...types.map((type) => byType[type]?.(schema) ?? fc.constant({})));
}

const byType: Record<string, (schema: Json) => Drawn> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -1_000, maximum = 1_000_000 }) =>
    fc.oneof(
      fc.integer({ min: Number(minimum), max: Math.max(Number(minimum), Number(maximum)) }),
      fc.constantFrom(Number(minimum), Number(maximum)),
    ),
  number: ({ minimum = 0, maximum = 1_000 }) =>
    fc.integer({ min: Math.ceil(Number(minimum)), max: Math.floor(Number(maximum)) }),
  string: text,
  array: list,
  object: record,
};

function text(schema: Json): Drawn {
  const { minLength = 0, maxLength = 200 } = schema as { minLength?: number; maxLength?: number };
  if (schema.format === 'uuid') return fc.constant(null).map(() => uuidv7());
  if (schema.format === 'date') return day;
  if (schema.format === 'date-time') return day.map((one) => `${one}T10:20:30.000Z`);
  if (typeof schema.pattern === 'string')
    return fc.stringMatching(new RegExp(schema.pattern)).filter((one) => one.length <= maxLength);
  const most = Math.min(maxLength, 10_000);
  const short = fc.string({ unit: sign, minLength, maxLength: Math.min(most, Math.max(minLength, 40)) });
  const longest = fc.constantFrom('я', 'x').map((one) => one.repeat(most));
  return fc.oneof(
    { weight: 6, arbitrary: short.map((one) => solid(one, minLength)) },
    { weight: 1, arbitrary: longest },
  );
}

/** Blanks at its ends would be taken away, and then it could be too short. */
const solid = (drawnText: string, least: number) => {
  const tidy = drawnText.normalize('NFC').trim();
  return [...tidy].length >= least ? tidy : tidy + 'Б'.repeat(least - [...tidy].length);
};

const day = fc
  .integer({ min: -20_000, max: 30_000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

function list(schema: Json): Drawn {
  const { minItems = 0, maxItems = 5, items = {} } = schema as { minItems?: number; maxItems?: number; items?: Json };
  return fc.array(drawn(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) });
}

function record(schema: Json): Drawn {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
  const fields = Object.entries(properties).map(([name, field]) => [name, drawn(field)] as const);
  if (fields.length === 0) return fc.constant({});
  const demanded = required.filter((name) => name in properties);
  return fc.record(Object.fromEntries(fields), { requiredKeys: demanded });
}
