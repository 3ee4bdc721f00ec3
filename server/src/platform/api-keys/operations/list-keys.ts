import Type from 'typebox';
import { scopes } from '../../../../../nouns/kit/rights.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { type ListQuery, listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { type Listing, listOutput } from '../../../kernel/lists/listing.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { grantableScopes } from '../../permissions/scope-uses.ts';
import { type ApiKeyRow, keyColumns, presentKey } from '../api-key.row.ts';
import { apiKey } from '../api-key.ts';
import { onlyKeysOf } from '../whose-keys.ts';

const keyListing: Listing = {
  name: 'api-keys',
  from: 'api_keys key',
  alias: 'key',
  defaultSort: '-createdAt',
  search: ['key.name'],
  archivedAt: 'key.archived_at',
  fields: {
    id: { column: 'key.id', kind: 'id', sortable: true },
    name: { column: 'key.name', kind: 'text', sortable: true },
    env: { column: 'key.env', kind: 'choice', values: ['live', 'test'] },
    status: {
      column: `(case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end)`,
      kind: 'choice',
      values: ['active', 'expired', 'archived'],
    },
    createdBy: { column: 'key.created_by', kind: 'id', nullable: true },
    familyId: { column: 'key.family_id', kind: 'id' },
    expiresAt: { column: 'key.expires_at', kind: 'instant', sortable: true, nullable: true },
    lastUsedAt: { column: 'key.last_used_at', kind: 'instant', sortable: true, nullable: true },
    createdAt: { column: 'key.created_at', kind: 'instant', sortable: true },
  },
};

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
