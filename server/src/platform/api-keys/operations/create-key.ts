import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { isTestPortal } from '../../../kernel/portal-clock.ts';
import { fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
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
    writesWait: Type.Optional(keyInput.writesWait),
    env: Type.Optional(keyInput.env),
  }),
  output: object({ ...apiKey.fields, secret: Type.String({ title: 'The whole key, shown once' }) }),

  async run(ctx, input) {
    const { allowedCidrs = [], requireIfMatch = false, writesWait = false } = input;
    const env = environmentOf(input.env);
    const scopes = checkScopes(ctx.actor, input.scopes);
    checkCidrs(allowedCidrs);
    const expiresAt = await checkExpiry(ctx.db, ctx.actor, input.expiresAt);
    const { key, secret } = await storeKey(ctx.db, ctx.services, {
      name: input.name,
      env,
      scopes,
      allowedCidrs,
      requireIfMatch,
      writesWait,
      expiresAt,
      createdBy: ctx.actor.userId,
    });
    ctx.record(apiKey.fact('created', key));
    return { ...key, secret };
  },
});

/** Keys are told apart by their first letters, so those of live data never look like those of a test portal. */
function environmentOf(given: 'live' | 'test' | undefined): 'live' | 'test' {
  const env = isTestPortal() ? 'test' : 'live';
  if (given === undefined || given === env) return env;
  throw invalid([
    {
      ...fieldError(
        '/env',
        'wrong_environment',
        isTestPortal()
          ? words('keys of a test portal are test keys', 'в тестовом портале ключи только тестовые')
          : words('a live portal has live keys alone', 'в рабочем портале ключи только рабочие'),
      ),
      fix: isTestPortal()
        ? words('Leave it out.', 'Не передавайте это поле.')
        : words(
            'Make a test portal with POST /api/v1/sandbox: its keys are test keys.',
            'Создайте тестовый портал через POST /api/v1/sandbox: его ключи тестовые.',
          ),
    },
  ]);
}
