import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { keyInput } from '../api-key.input.ts';
import { type ApiKeyRow, keyColumns, lockKey, presentKey } from '../api-key.row.ts';
import { apiKey } from '../api-key.ts';
import { checkCidrs, checkExpiry, checkScopes } from '../check-key-input.ts';
import { storedCidrs } from '../store-key.ts';
import { onlyKeysOf } from '../whose-keys.ts';

export const updateKey = command({
  name: 'api-keys.update-key',
  summary: words('Change an API key', 'Изменить ключ API'),
  description: 'The secret stays. Scopes may only grow by those the caller could use himself.',
  permission: 'api_keys.create',
  scope: null,
  refuses: ['resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    name: Type.Optional(keyInput.name),
    scopes: Type.Optional(keyInput.scopes),
    expiresAt: Type.Optional(keyInput.expiresAt),
    allowedCidrs: Type.Optional(keyInput.allowedCidrs),
    requireIfMatch: Type.Optional(keyInput.requireIfMatch),
    version: Type.Optional(version()),
  }),
  output: apiKey.view,

  async run(ctx, input) {
    const before = await lockKey(ctx.db, input.id, onlyKeysOf(ctx.actor));
    ctx.expectVersion(before.version);
    if (before.status === 'archived') throw archived(apiKey.noun);
    if (input.allowedCidrs) checkCidrs(input.allowedCidrs);
    const changes = {
      name: input.name ?? before.name,
      scopes: input.scopes ? checkScopes(ctx.actor, input.scopes, before.scopes) : before.scopes,
      require_if_match: input.requireIfMatch ?? before.requireIfMatch,
      allowed_cidrs: storedCidrs(input.allowedCidrs ?? before.allowedCidrs),
      expires_at:
        input.expiresAt === undefined || input.expiresAt === before.expiresAt
          ? before.expiresAt
          : await checkExpiry(ctx.db, ctx.actor, input.expiresAt),
    };
    const row = await ctx.db.first<ApiKeyRow>(sql`
      update api_keys key set ${assignments(changes)}, updated_at = now(), version = version + 1,
        noticed_days = case when expires_at is distinct from ${changes.expires_at} then null else noticed_days end
      where key.tenant_id = ${ctx.db.tenant} and key.id = ${input.id} and ${differsFrom(changes)} returning ${keyColumns}`);
    if (!row) {
      ctx.nothingChanged();
      return before;
    }
    const after = presentKey(row);
    ctx.record(apiKey.changed('updated', before, after));
    return after;
  },
});
