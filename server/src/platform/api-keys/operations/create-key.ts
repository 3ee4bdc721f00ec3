import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { keyInput } from '../api-key.input.ts';
import { apiKey } from '../api-key.ts';
import { checkCidrs, checkExpiry, checkScopes } from '../check-key-input.ts';
import { storeKey } from '../store-key.ts';

export const createKey = command({
  name: 'api-keys.create-key',
  summary: words('Issue an API key', 'Выпустить ключ API'),
  description: 'The secret is in this answer and nowhere else. The key acts for the person who issues it.',
  permission: 'api_keys.create',
  scope: null,
  provesPresence: true,
  refuses: ['quota_exceeded'],
  revealsSecret: true,
  input: object({
    name: keyInput.name,
    scopes: keyInput.scopes,
    expiresAt: Type.Optional(keyInput.expiresAt),
    allowedCidrs: Type.Optional(keyInput.allowedCidrs),
    requireIfMatch: Type.Optional(keyInput.requireIfMatch),
    env: Type.Optional(keyInput.env),
  }),
  output: object({ ...apiKey.fields, secret: Type.String({ title: 'The whole key, shown once' }) }),

  async run(ctx, input) {
    const { allowedCidrs = [], requireIfMatch = false, env = 'live' } = input;
    const scopes = checkScopes(ctx.actor, input.scopes);
    checkCidrs(allowedCidrs);
    const expiresAt = await checkExpiry(ctx.db, ctx.actor, input.expiresAt);
    const { key, secret } = await storeKey(ctx.db, ctx.services, {
      name: input.name,
      env,
      scopes,
      allowedCidrs,
      requireIfMatch,
      expiresAt,
      createdBy: ctx.actor.userId,
    });
    ctx.record(apiKey.fact('created', key));
    return { ...key, secret };
  },
});
