import { exampleId } from '../../../kernel/fields.ts';
import { exampleOfPattern } from './example-of-pattern.ts';
import type { Json } from './json.ts';

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  title?: string;
}

/** A value a reader can send or expect: the field's own example, or the plainest value its type allows. */
export function exampleOf(schema: Json): unknown {
  const shape = schema as Shape;
  if (shape.examples?.length) return shape.examples[0];
  if (shape.const !== undefined) return shape.const;
  if (shape.default !== undefined) return shape.default;
  if (shape.enum) return shape.enum[0];
  const one = shape.anyOf?.[0] ?? shape.oneOf?.[0];
  if (one) return exampleOf(one as Json);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => exampleOf(part as Json)));
  return ofType(shape);
}

function ofType(shape: Shape): unknown {
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  switch (type ?? 'any') {
    case 'object':
      return objectExample(shape, () => true);
    case 'array':
      return shape.items ? Array.from({ length: shape.minItems ?? 1 }, () => exampleOf(shape.items as Json)) : [];
    case 'string':
      return textExample(shape);
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'any';
  }
}

/** A typical request: the required fields, and those with an example of their own. */
export function requestExample(schema: Json): unknown {
  const shape = schema as Shape;
  if (shape.examples?.length || !shape.properties) return exampleOf(schema);
  const required = new Set(shape.required);
  const shown = objectExample(shape, (name, field) => required.has(name) || field.examples !== undefined);
  if (Object.keys(shown).length > 0) return shown;
  const [first] = Object.keys(shape.properties).filter((name) => name !== 'version' && name !== 'idempotencyKey');
  return objectExample(shape, (name) => name === first);
}

const objectExample = ({ properties = {} }: Shape, shows: (name: string, field: Shape) => boolean): Json =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, field]) => shows(name, field))
      .map(([name, field]) => [name, ahead(name, field) ?? exampleOf(field as Json)]),
  );

/** A date in the future of the reader: a past deadline is refused. */
function ahead(name: string, { format, anyOf }: Shape): string | undefined {
  if (!/(deadline|dueDate|dueAt|requiredAt|until|validTo|expiresAt)$/i.test(name)) return undefined;
  const asked = format ?? anyOf?.[0]?.format;
  return asked === 'date' ? '2035-12-31' : asked === 'date-time' ? '2035-12-31T15:00:00.000Z' : undefined;
}

const formats: Record<string, string> = {
  uuid: exampleId,
  'date-time': '2026-11-20T09:15:30.123Z',
  date: '2026-11-20',
  email: 'anna@romashka.ru',
  uri: 'https://example.com/hooks',
  decimal: '12.5',
};

function textExample({ format, pattern, minLength = 0, title }: Shape): string {
  if (format && formats[format]) return formats[format];
  if (pattern) return exampleOfPattern(pattern);
  return (title ?? 'text').slice(0, 40).padEnd(minLength, '.');
}
