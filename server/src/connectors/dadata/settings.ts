import Type, { type Static } from 'typebox';
import { object } from '../../kernel/fields.ts';

/** A key is 40 characters today; nothing promises that it stays so. */
const key = (title: string, order: number) =>
  Type.String({
    minLength: 16,
    maxLength: 200,
    pattern: '^\\S+$',
    title,
    'x-secret': true,
    'x-widget': 'password',
    'x-order': order,
  });

export const settings = object({
  apiKey: key('API key', 1),
  secretKey: Type.Optional(key('Secret key, for the balance and for cleaning addresses', 2)),
  count: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 20,
      default: 10,
      title: 'Suggestions in a list',
      'x-widget': 'number',
      'x-order': 3,
    }),
  ),
  regionFilter: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: 20,
      title: 'Only addresses of these regions',
      'x-order': 4,
    }),
  ),
});

export type DadataSettings = Static<typeof settings>;
