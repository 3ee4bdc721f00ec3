import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { apiKey, apiKeys } from '../api-key.ts';
import { refuseKeyOfAnother } from '../whose-keys.ts';

export const getKey = query({
  name: 'api-keys.get-key',
  summary: words('Get an API key', 'Получить ключ API'),
  description: 'Its secret is never shown again.',
  permission: 'api_keys.read',
  scope: null,
  input: object({ id: id() }),
  output: apiKey.view,
  run: async ({ actor, db }, { id }) => refuseKeyOfAnother(actor, await apiKeys.byId(db, id)),
});
