import Type from 'typebox';

/** Values of the portal's own fields, by key: a string, number, boolean, array of strings, or null to clear. */
export const customFieldValues = () =>
  Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    title: 'Custom fields',
    examples: [{ hazard_class: '3' }],
  });
