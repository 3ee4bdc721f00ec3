import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { keyById } from '../api-key.row.ts';
import { apiKey } from '../api-key.ts';
import { onlyKeysOf } from '../whose-keys.ts';

export const getKey = query({
  name: 'api-keys.get-key',
  summary: words('Get an API key', 'Получить ключ API'),
  description: 'Its secret is never shown again.',
  permission: 'api_keys.read',
  scope: null,
  input: object({ id: id() }),
  output: apiKey.view,
  run: (ctx, { id }) => keyById(ctx.db, id, onlyKeysOf(ctx.actor)),
});
