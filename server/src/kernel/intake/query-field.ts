import type { TSchema } from 'typebox';

/** A field of a request with a body that is read from the address, as the format of an answer is. */
export const fromQuery = <Field extends TSchema>(field: Field): Field => ({ ...field, 'x-in-query': true });

/** The fields that stand in the address although the request has a body. */
export const queryFieldsOf = (input: TSchema): readonly string[] =>
  Object.entries((input as { properties?: Record<string, { 'x-in-query'?: true }> }).properties ?? {}).flatMap(
    ([name, field]) => (field['x-in-query'] ? [name] : []),
  );
