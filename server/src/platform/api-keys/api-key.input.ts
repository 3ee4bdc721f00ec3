import Type from 'typebox';
import { choice, flag, instant, nullable } from '../../kernel/fields.ts';
import { apiKey } from './api-key.ts';

/** Any moment printed here would be too far or over one day. */
const withoutExample = <T extends Type.TSchema>({ examples: _, ...schema }: T & { examples?: unknown }) =>
  schema as unknown as T;

/** What a person says of a key when he makes or changes one. */
export const keyInput = {
  name: apiKey.fields.name,
  scopes: Type.Array(Type.String({ maxLength: 64 }), {
    minItems: 1,
    maxItems: 60,
    title: 'Scopes',
    examples: [['integration_api.read', 'integration_api.write']],
    description: 'Those of `grantableScopes`; `procurements.*` is stored as `purchase_requisitions.*`.',
  }),
  expiresAt: withoutExample(
    nullable(instant('Works until; a year from now unless given, null for ever (owners only)')),
  ),
  allowedCidrs: Type.Array(Type.String({ maxLength: 64 }), {
    maxItems: 20,
    title: 'Address blocks the key may be used from; any when empty',
    examples: [['203.0.113.0/24']],
  }),
  requireIfMatch: flag('Refuse changes without If-Match'),
  writesWait: apiKey.fields.writesWait,
  env: choice(['live', 'test'], 'Environment: that of the portal, `test` in a test portal and `live` in any other'),
};
