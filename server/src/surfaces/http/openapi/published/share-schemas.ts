import { type Json, ref } from '../json.ts';
import type { OpenApi } from '../openapi-document.ts';
import { freeName, operationName } from './names.ts';

/** The length of a reference; a shorter schema stays inline. */
const referenceLength = 45;

/**
 * Schemas used in several places become components named after the field, item or format of their first use. Title
 * and description stay beside the reference: they belong to the place.
 */
export function shareSchemas(document: OpenApi): void {
  const shelf = document.components.schemas as Record<string, Json>;
  const uses = countUses(document, shelf);
  const names = new Map(Object.entries(shelf).map(([name, schema]) => [partOf(schema).text, name]));

  function shared(schema: Json, way: Way): Json {
    const { words, part, text } = partOf(schema);
    if (!isWorthSharing(part, text, uses.get(text) ?? 0) && !names.has(text))
      return { ...words, ...withInner(part, way, shared) };
    const name = names.get(text) ?? freeName(wayOf(part, way), shelf);
    if (!names.has(text)) {
      names.set(text, name);
      shelf[name] = {};
      shelf[name] = withInner(part, way, shared);
    }
    return { ...words, ...ref('schemas', name) };
  }

  for (const [name, schema] of Object.entries(shelf)) shelf[name] = withInner(schema, [name], shared);
  for (const [kind, part] of Object.entries(document.components))
    if (kind !== 'schemas') document.components[kind] = withSchemas(part, [kind], shared) as Record<string, Json>;
  document.paths = withSchemas(document.paths, [], shared) as OpenApi['paths'];
  document.webhooks = withSchemas(document.webhooks, [], shared) as OpenApi['webhooks'];
}

/** The names on the path to a schema: of the operation or component, and of its fields. */
type Way = readonly string[];

type Share = (schema: Json, way: Way) => Json;

function countUses(document: OpenApi, shelf: Record<string, Json>): Map<string, number> {
  const uses = new Map<string, number>();
  const count: Share = (schema, way) => {
    const { text } = partOf(schema);
    uses.set(text, (uses.get(text) ?? 0) + 1);
    if (uses.get(text) === 1) withInner(schema, way, count);
    return schema;
  };
  for (const [name, schema] of Object.entries(shelf)) withInner(schema, [name], count);
  const { schemas: _, ...others } = document.components;
  withSchemas([others, document.paths, document.webhooks], [], count);
  return uses;
}

/** A schema without the texts and examples of its place. A day or an instant needs no example beside its format. */
function partOf(schema: Json) {
  const isTime = schema.format === 'date' || schema.format === 'date-time';
  const words = Object.fromEntries(
    Object.entries(schema).filter(([key]) => ofThePlace.has(key) && !(isTime && key === 'examples')),
  );
  const part = Object.fromEntries(Object.entries(schema).filter(([key]) => !ofThePlace.has(key)));
  return { words, part, text: JSON.stringify(part) };
}

const ofThePlace = new Set(['title', 'description', 'examples', 'default']);

const worthAName = ['properties', 'items', 'anyOf', 'enum', 'pattern'];

const isWorthSharing = (part: Json, text: string, uses: number) =>
  worthAName.some((key) => key in part) && (uses - 1) * (text.length - referenceLength) > referenceLength;

function wayOf({ type, format, properties }: Json, way: Way): Way {
  const nullable = Array.isArray(type) && type.includes('null') ? '-or-null' : '';
  const own = !properties && typeof format === 'string' ? [format] : way;
  return [...own.slice(0, -1), `${own.at(-1)}${nullable}`];
}

/** Schemas inside a schema, each passed to `share` with its name there. */
function withInner(schema: Json, way: Way, share: Share): Json {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inside(key, value, way, share)]));
}

function inside(key: string, value: unknown, way: Way, share: Share): unknown {
  const isSchema = typeof value === 'object' && value !== null;
  if (key === 'properties' || key === 'patternProperties')
    return Object.fromEntries(
      Object.entries(value as Record<string, Json>).map(([name, field]) => [name, share(field, [...way, name])]),
    );
  if (key === 'items' || (key === 'additionalProperties' && isSchema))
    return share(value as Json, [...way, `${way.at(-1)}-item`]);
  if (key === 'not') return share(value as Json, way);
  if (key === 'anyOf' || key === 'oneOf' || key === 'allOf') return (value as Json[]).map((one) => share(one, way));
  return value;
}

/** Finds schemas in the rest of the document: they are under `schema`. */
function withSchemas(node: unknown, way: Way, share: Share): unknown {
  if (Array.isArray(node)) return node.map((one) => withSchemas(one, way, share));
  if (typeof node !== 'object' || node === null) return node;
  const own = node as Json;
  const name = own.operationId ? operationName(own.operationId) : own.name;
  const here = typeof name === 'string' ? [...way, name] : way;
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      if (key === 'example' || key === 'examples') return [key, value];
      return [key, key === 'schema' ? share(value as Json, here) : withSchemas(value, here, share)];
    }),
  );
}
