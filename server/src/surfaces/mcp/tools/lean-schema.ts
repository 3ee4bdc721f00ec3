type Json = Record<string, unknown>;

/** A schema as short as a model needs it: shapes, choices, and titles that say more than the name. What else holds is told by the refusal. */
export function leanSchema(schema: unknown, name = ''): Json {
  const { type, enum: values, required, properties, items, anyOf, title, format } = schema as Json;
  const named = typeof title === 'string' && !properties && plain(title) !== plain(name);
  return {
    ...(type !== undefined && { type: Array.isArray(type) ? type.find((one) => one !== 'null') : type }),
    ...(Array.isArray(values) && { enum: values.filter((one) => one !== null) }),
    ...(Array.isArray(required) && required.length > 0 && { required }),
    ...(named && { description: title }),
    ...((format === 'date' || format === 'date-time') && { format }),
    ...(properties !== undefined && { properties: leanFields(properties as Json) }),
    ...(items !== undefined && { items: leanSchema(items, name) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((one) => leanSchema(one)) }),
  };
}

export const leanFields = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, leanSchema(field, name)]));

/** `catalogItemId` and «Catalog item» say the same. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]|id$|ids$/g, '');
