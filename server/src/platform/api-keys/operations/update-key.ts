import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { unchanged } from '../../records/write-records.ts';
import { keyInput } from '../api-key.input.ts';
import { apiKey, writeKey } from '../api-key.ts';
import { checkCidrs, checkExpiry, checkScopes } from '../check-key-input.ts';
import { storedCidrs } from '../store-key.ts';
import { openKey } from '../whose-keys.ts';

export const updateKey = command({
  name: 'api-keys.update-key',
  summary: words('Change an API key', 'Изменить ключ API'),
  description: 'The secret stays. Scopes may only grow by those the caller could use himself.',
  permission: 'api_keys.create',
  scope: null,
  provesPresence: true,
  refuses: ['resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    name: Type.Optional(keyInput.name),
    scopes: Type.Optional(keyInput.scopes),
    expiresAt: Type.Optional(keyInput.expiresAt),
    allowedCidrs: Type.Optional(keyInput.allowedCidrs),
    requireIfMatch: Type.Optional(keyInput.requireIfMatch),
    writesWait: Type.Optional(keyInput.writesWait),
    version: Type.Optional(version()),
  }),
  output: apiKey.view,

  async run(ctx, input) {
    const before = await openKey(ctx, input.id);
    if (before.status === 'archived') throw archived(apiKey.noun);
    if (input.allowedCidrs) checkCidrs(input.allowedCidrs);
    const changes = {
      name: input.name ?? before.name,
      scopes: input.scopes ? checkScopes(ctx.actor, input.scopes, before.scopes) : before.scopes,
      require_if_match: input.requireIfMatch ?? before.requireIfMatch,
      writes_wait: input.writesWait ?? before.writesWait,
      allowed_cidrs: storedCidrs(input.allowedCidrs ?? before.allowedCidrs),
      expires_at:
        input.expiresAt === undefined || input.expiresAt === before.expiresAt
          ? before.expiresAt
          : await checkExpiry(ctx.db, ctx.actor, input.expiresAt),
    };
    const change = sql`${assignments(changes)},
      noticed_days = case when expires_at is distinct from ${changes.expires_at} then null else noticed_days end`;
    const after = await writeKey(ctx.db, input.id, change, differsFrom(changes));
    if (!after) return unchanged(ctx, before);
    ctx.record(apiKey.changed('updated', before, after));
    return after;
  },
});
