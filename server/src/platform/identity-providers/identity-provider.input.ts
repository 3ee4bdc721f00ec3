import Type from 'typebox';
import { nullable } from '../../kernel/fields.ts';

/** Given and never shown; null takes it away, for clients that have none. */
export const clientSecretField = Type.Optional(
  nullable(Type.String({ title: 'Client secret', minLength: 1, maxLength: 2_000, examples: ['6f1c0d4e9b'] })),
);
