import Type from 'typebox';
import { scopes } from '../../../../../nouns/kit/rights.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { type ListQuery, listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { listOutput } from '../../../kernel/lists/listing.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { grantableScopes } from '../../permissions/scope-uses.ts';
import { keyListing } from '../api-key.list.ts';
import { type ApiKeyRow, keyColumns, presentKey } from '../api-key.row.ts';
import { apiKey } from '../api-key.ts';
import { onlyKeysOf } from '../whose-keys.ts';

const list = listQuery({
  name: 'api-keys.list-keys',
  summary: words('List API keys and the scopes one may grant', 'Список ключей API и доступных областей'),
  description: 'An integrator sees the keys he issued. `grantableScopes` are those the caller could use himself.',
  permission: 'api_keys.read',
  scope: null,
  listing: keyListing,
  row: apiKey.view,
  run: (ctx, input) =>
    listRows(ctx, keyListing, keyColumns, narrowed(input, onlyKeysOf(ctx.actor)), (row: ApiKeyRow) => presentKey(row)),
});

export const listKeys: ListQuery = {
  ...list,
  output: object({
    ...listOutput(apiKey.view).properties,
    grantableScopes: Type.Array(choice(scopes, 'Scope'), { title: 'Scopes the caller may give to a key' }),
  }),
  run: async (ctx, input, carried) => ({
    ...(await list.run(ctx, input, carried)),
    grantableScopes: grantableScopes(ctx.actor.permissions),
  }),
};

type Input = Readonly<Record<string, unknown>>;

/** One condition more, beside those the caller gave on the same field. */
function narrowed(input: Input, onlyOf: string | null): Input {
  if (onlyOf === null) return input;
  const free = ['createdBy[eq]', 'createdBy[in]'].find((name) => !(name in input)) ?? 'createdBy';
  return { ...input, [free]: onlyOf };
}
