import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { knownCredentials } from '../passkeys/known-credentials.ts';
import { optionsToSign, requestOptions } from '../passkeys/request-options.ts';

export const beginPasskeyProof = query({
  name: 'accounts.begin-passkey-proof',
  summary: words('Begin to prove presence by a passkey', 'Начать подтверждение ключом доступа'),
  description:
    'Answers what `navigator.credentials.get` is called with; what comes of it is the `passkey` of `POST /api/v1/auth/prove`.',
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  refuses: ['conflict'],
  input: object({}),
  output: requestOptions,

  async run(ctx) {
    const known = await knownCredentials(ctx);
    if (known.length === 0) throw noneHere();
    return optionsToSign(ctx.services, `prove in ${ctx.actor.sessionId}`, known);
  },
});

const noneHere = () =>
  refuse(
    'conflict',
    words('You have no passkey that works here.', 'У вас нет ключа доступа, который здесь действует.'),
  );
