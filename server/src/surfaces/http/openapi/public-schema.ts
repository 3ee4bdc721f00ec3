import type { AnyEntity } from '../../../kernel/entity.ts';
import { type Json, ref } from './json.ts';

/** Our own formats as patterns that any validator can check. Single lines are the default, so `line` has none. */
const ownFormats: Record<string, Json> = {
  decimal: { format: 'decimal', pattern: '^-?(0|[1-9]\\d{0,12})(\\.\\d{1,6})?$' },
  'unsigned-decimal': { format: 'decimal', pattern: '^(0|[1-9]\\d{0,12})(\\.\\d{1,6})?$' },
  rate: { format: 'decimal', pattern: '^(0|[1-9]\\d{0,9})(\\.\\d{1,8})?$' },
  currency: { pattern: '^[A-Z]{3}$' },
  country: { pattern: '^[A-Z]{2}$' },
  'time-of-day': { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  line: {},
  lines: {},
};

/** `catalog_item` → `CatalogItem`: the name an entity's fields are documented under. */
export const schemaName = (entity: Pick<AnyEntity, 'type'>) =>
  entity.type.replace(/(?:^|[_.-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Turns our schemas into public ones: internal marks go, and an entity's fields become a reference to its name. */
export function schemaPublisher(entities: readonly AnyEntity[]) {
  const named = new Map<unknown, string>(entities.map((entity) => [entity.view, schemaName(entity)]));
  // Most fields stand in many operations.
  const published = new Map<unknown, Json>();

  function publish(schema: unknown, whole = false): Json {
    if (whole) return made(schema, true);
    const known = published.get(schema) ?? made(schema, false);
    published.set(schema, known);
    return known;
  }

  function made(schema: unknown, whole: boolean): Json {
    if (isFile(schema)) return fileSchema(schema);
    const { 'x-told': told, ...taken } = schema as Json;
    if (told) return { ...publish(taken), ...publish(told) };
    const name = named.get(schema);
    if (name && !whole) return ref('schemas', name);
    return Object.fromEntries(
      Object.entries(schema as Json).flatMap(([key, value]) => {
        if (key.startsWith('x-') || key.startsWith('~')) return [];
        if (key === 'format' && ownFormats[String(value)]) return Object.entries(ownFormats[String(value)] as Json);
        return [[key, inside(key, value)]];
      }),
    );
  }

  function inside(key: string, value: unknown): unknown {
    if (key === 'properties' || key === 'patternProperties')
      return Object.fromEntries(Object.entries(value as Json).map(([name, field]) => [name, publish(field)]));
    if (key === 'items' || key === 'not' || (key === 'additionalProperties' && typeof value === 'object'))
      return publish(value);
    if (['anyOf', 'oneOf', 'allOf'].includes(key)) return (value as unknown[]).map((one) => publish(one));
    return value;
  }

  return publish;
}

const isFile = (schema: unknown): schema is Json => Object.hasOwn(schema as object, 'x-upload');

/** A file of a form is bytes. */
const fileSchema = ({ title, description, ...rest }: Json): Json => ({
  type: 'string',
  contentMediaType: 'application/octet-stream',
  title,
  description,
  ...(!('examples' in rest) && { examples: ['(the bytes of the file)'] }),
});

export type Publish = ReturnType<typeof schemaPublisher>;
