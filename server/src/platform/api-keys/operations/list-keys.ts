import Type from 'typebox';
import { apiKey as declared } from '../../../../../nouns/api-key.ts';
import { scopes } from '../../../../../nouns/kit/rights.ts';
import { choice, object } from '../../../kernel/fields.ts';
import type { ListQuery } from '../../../kernel/lists/list-query.ts';
import { listOutput } from '../../../kernel/lists/listing.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { grantableScopes } from '../../permissions/grantable-scopes.ts';
import { listingOf } from '../../records/listing-of.ts';
import { listRecords } from '../../records/read-operations.ts';
import { apiKey, apiKeys, keyStatus } from '../api-key.ts';
import { onlyKeysOf } from '../whose-keys.ts';

const listing = listingOf(declared, {
  name: 'api-keys',
  defaultSort: '-createdAt',
  fields: { status: { column: keyStatus, kind: 'choice', values: apiKey.statuses } },
});

const list = listRecords(apiKeys, listing, {
  name: 'api-keys.list-keys',
  summary: words('List API keys and the scopes one may grant', 'Список ключей API и доступных областей'),
  description: 'An integrator sees the keys he issued. `grantableScopes` are those the caller could use himself.',
  permission: 'api_keys.read',
  scope: null,
  within(actor) {
    const owner = onlyKeysOf(actor);
    return owner === null ? [] : [sql`key.created_by = ${owner}`];
  },
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
