import type { TSchema } from 'typebox';

interface Shape {
  type?: string | string[];
  title?: string;
  format?: string;
  examples?: unknown[];
  default?: unknown;
  enum?: unknown[];
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  minimum?: number;
}

const byFormat: Record<string, unknown> = {
  uuid: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
  'date-time': '2026-11-20T09:15:30.123Z',
  date: '2026-11-20',
  decimal: '1.5',
  'unsigned-decimal': '1.5',
};

/** A value the schema allows, from its own examples where it has them. */
export function exampleOf(schema: TSchema): unknown {
  const shape = schema as Shape;
  if (shape.examples?.[0] !== undefined) return shape.examples[0];
  if (shape.default !== undefined) return shape.default;
  if (shape.enum) return shape.enum[0];
  if (shape.properties)
    return Object.fromEntries(Object.entries(shape.properties).map(([name, field]) => [name, exampleOf(field)]));
  if (shape.anyOf?.[0]) return exampleOf(shape.anyOf[0]);
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (type === 'array') return shape.items ? [exampleOf(shape.items)] : [];
  if (type === 'object') return {};
  if (type === 'integer' || type === 'number') return shape.minimum ?? 1;
  if (type === 'boolean') return false;
  return byFormat[shape.format ?? ''] ?? shape.title ?? 'text';
}
