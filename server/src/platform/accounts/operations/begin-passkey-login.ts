import { lobby } from '../../../kernel/access/actor.ts';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { optionsToSign, requestOptions } from '../passkeys/request-options.ts';

export const beginPasskeyLogin = query({
  name: 'accounts.begin-passkey-login',
  summary: words('Begin to sign in by a passkey', 'Начать вход с ключом доступа'),
  description:
    'Answers what `navigator.credentials.get` is called with, the same for everybody; the browser offers what passkeys it has for this host.',
  permission: 'visitor',
  scope: null,
  input: object({}),
  output: requestOptions,

  enter: async () => ({ tenantId: lobby, carried: undefined }),

  run: async ({ services }) => optionsToSign(services, 'sign in'),
});
