import Type, { type TSchema } from 'typebox';

interface Accepted {
  maxBytes: number;
  description?: string;
}

/**
 * A field that is the body itself, byte for byte, whatever its content type: for signed requests that the operation verifies
 * itself. The other fields come from query, path and headers.
 */
export const rawBody = (title: string, { maxBytes, description }: Accepted) =>
  Type.Unsafe<Buffer>({ title, ...(description && { description }), 'x-raw-body': { maxBytes } });

/** A field read from a header; absent when the header is absent. */
export const fromHeader = (header: string, title: string, shown: { examples?: readonly string[] } = {}) =>
  Type.Optional(Type.Unsafe<string>({ type: 'string', title, ...shown, 'x-header': header }));

interface Marked {
  'x-raw-body'?: { maxBytes: number };
  'x-header'?: string;
}

const fieldsOf = (input: TSchema) =>
  Object.entries((input as { properties?: Record<string, Marked> }).properties ?? {});

/** The field that holds the raw body, if the input has one. */
export function rawBodyOf(input: TSchema): { name: string; maxBytes: number } | undefined {
  return fieldsOf(input).flatMap(([name, field]) => (field['x-raw-body'] ? [{ name, ...field['x-raw-body'] }] : []))[0];
}

/** The fields read from headers: `[field, header]`. */
export const headerFieldsOf = (input: TSchema): ReadonlyArray<readonly [field: string, header: string]> =>
  fieldsOf(input).flatMap(([name, field]) => (field['x-header'] ? [[name, field['x-header']] as const] : []));
