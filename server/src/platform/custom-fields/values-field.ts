import Type from 'typebox';

/** Values of the portal's own fields, by key: a string, number, boolean, array of strings, or null to clear. */
export const customFieldValues = () =>
  Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    title: 'Custom fields',
    description: 'By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`.',
  });

/** One such value; the definition's type decides which. */
export const anyValue = () =>
  Type.Unsafe<unknown>({
    type: ['string', 'number', 'boolean', 'array', 'null'],
    items: { type: 'string' },
    title: 'Value, by the type of the field; null is none',
    examples: ['3'],
  });
