import Type from 'typebox';
import type { ApiKey } from '../../../../../nouns/api-key.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { isOwner } from '../../roles/is-owner.ts';
import { apiKey, writeKey } from '../api-key.ts';
import { checkScopes } from '../check-key-input.ts';
import { storeKey } from '../store-key.ts';
import { openKey } from '../whose-keys.ts';

const dayMs = 86_400_000;

export const rotateKey = command({
  name: 'api-keys.rotate-key',
  summary: words('Replace an API key by a new one', 'Заменить ключ API новым'),
  description:
    'The new key has the same family, scopes and limits; the old one works until the overlap ends. ' +
    'The new secret is in this answer and nowhere else, and acts for the person who reads it.',
  permission: 'api_keys.create',
  scope: null,
  provesPresence: true,
  refuses: ['resource_archived', 'secret_rotation_in_progress', 'quota_exceeded', 'precondition_failed'],
  revealsSecret: true,
  input: object({
    id: id(),
    overlapHours: Type.Integer({ minimum: 0, maximum: 168, default: 24, title: 'Hours both keys work' }),
  }),
  output: object({
    ...apiKey.fields,
    secret: Type.String({ title: 'The whole new key, shown once' }),
    replaced: apiKey.view,
  }),

  async run(ctx, { id, overlapHours }) {
    const before = await openKey(ctx, id);
    if (before.status === 'archived') throw archived(apiKey.noun);
    if (before.successorId) throw alreadyRotated(before.successorId);
    const forSelf = before.createdBy === ctx.actor.userId;
    const { rate_factor: rateFactor } = await ctx.db.one<{ rate_factor: string }>(
      sql`select rate_factor from api_keys where tenant_id = ${ctx.db.tenant} and id = ${id}`,
    );
    const { key, secret } = await storeKey(ctx.db, ctx.services, {
      ...before,
      rateFactor,
      scopes: checkScopes(ctx.actor, before.scopes, forSelf ? before.scopes : []),
      createdBy: ctx.actor.userId,
      expiresAt: await successorExpiry(before, () => isOwner(ctx.db, ctx.actor.userId)),
    });
    const end = sql`least(expires_at, now() + make_interval(hours => ${overlapHours}))`;
    const change = sql`successor_id = ${key.id}, expires_at = ${end}, noticed_days = 1`;
    const replaced = (await writeKey(ctx.db, id, change)) as ApiKey;
    ctx.record(apiKey.changed('rotated', before, replaced, { successorId: key.id, overlapHours }));
    ctx.record(apiKey.fact('created', key, { rotatedFrom: id }));
    return { ...key, secret, replaced };
  },
});

/** As long a life as the old key was given; a key for ever is followed by one only for an owner. */
async function successorExpiry({ expiresAt, createdAt }: ApiKey, ownerAsks: () => Promise<boolean>) {
  if (expiresAt === null && (await ownerAsks())) return null;
  const span = expiresAt === null ? 365 * dayMs : Date.parse(expiresAt) - Date.parse(createdAt);
  return new Date(Date.now() + Math.min(Math.max(span, dayMs), 730 * dayMs)).toISOString();
}

const alreadyRotated = (successorId: string) =>
  refuse(
    'secret_rotation_in_progress',
    words(
      'This key has already been replaced. Rotate its successor.',
      'Этот ключ уже заменён. Заменяйте ключ, который пришёл ему на смену.',
    ),
    { successorId },
  );
