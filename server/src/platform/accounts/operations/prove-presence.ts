import Type, { type Static } from 'typebox';
import { presenceSeconds } from '../../../kernel/access/presence.ts';
import { choice, instant, object } from '../../../kernel/fields.ts';
import { type Approach, command, type WriteContext } from '../../../kernel/operation.ts';
import { type Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../account-fact.ts';
import { passwordField } from '../account-fields.ts';
import { demandOneProof } from '../demand-one-proof.ts';
import type { LoginRow } from '../load-login.ts';
import type { RightPasskey } from '../passkeys/check-assertion.ts';
import { countedPasskey } from '../passkeys/counted-passkey.ts';
import { assertionField } from '../passkeys/credential-fields.ts';
import { wrongPasskey } from '../passkeys/refusals.ts';
import { usePasskey } from '../passkeys/use-passkey.ts';
import { countedPassword, ownLogin, wrongPassword } from '../prove-password.ts';
import type { RightCode } from '../second-factor/check-code.ts';
import { loadSecondFactor, type SecondFactor } from '../second-factor/load-second-factor.ts';
import { codeField, countedCode } from '../second-factor/prove-person.ts';
import { wrongCode } from '../second-factor/refusals.ts';
import { useCode } from '../second-factor/use-code.ts';

const input = object({
  currentPassword: Type.Optional(passwordField('Current password, of who signs in by it alone')),
  code: Type.Optional(codeField()),
  passkey: Type.Optional(assertionField()),
});

interface Carried {
  login: LoginRow;
  /** A code, a passkey, or that it was the password; null for what is wrong. */
  shown: { code: RightCode } | { passkey: RightPasskey } | 'password' | null;
}

export const provePresence = command({
  name: 'accounts.prove-presence',
  summary: words('Prove to be the one who signed in', 'Подтвердить, что это вы'),
  description:
    'Keys, roles, people, bank details and secrets are changed within ten minutes of signing in or of this; later the answer is 401 `presence_required`. Give the ' +
    'password, or, if you sign in by a second factor, a code of it; or the signature of a passkey, asked for by `POST /api/v1/auth/prove/passkey/options`.',
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  refuses: ['login_throttled'],
  input,
  output: object({
    status: choice(['proved'], 'Status'),
    provedUntil: instant('From then on it is asked again'),
  }),

  async enter(given, approach) {
    const login = await ownLogin(approach);
    demandOneProof(given, login);
    return { tenantId: approach.actor.tenantId, carried: { login, shown: await check(approach, login, given) } };
  },

  async run(ctx, given, { login, shown }: Carried) {
    const person = { id: login.id, fullName: login.full_name };
    if (!(await isProof(ctx, shown))) {
      ctx.record(accountFact('presence_not_proved', person, { outcome: 'failed' }));
      return refusalOf(given);
    }
    const { provedAt } = await ctx.db.one<{ provedAt: string }>(sql`
      update sessions set proved_at = now(), second_factor = nullif(second_factor, 'owed') where tenant_id = ${ctx.db.tenant} and id = ${ctx.actor.sessionId}
      returning proved_at as "provedAt"`);
    ctx.record(accountFact('presence_proved', person));
    const provedUntil = new Date(Date.parse(provedAt) + presenceSeconds * 1_000).toISOString();
    return { status: 'proved' as const, provedUntil };
  },
});

type Given = Static<typeof input>;

async function check(approach: Approach, login: LoginRow, given: Given): Promise<Carried['shown']> {
  const { tenantId, sessionId } = approach.actor;
  if (given.passkey !== undefined) {
    const holder = { tenantId, userId: login.id };
    const passkey = await countedPasskey(approach, holder, `prove in ${sessionId}`, given.passkey);
    return passkey && { passkey };
  }
  if (given.code !== undefined) {
    const factor = await approach.ask(loadSecondFactor, tenantId, { userId: login.id });
    const code = await countedCode(approach, login.id, factor as SecondFactor, given.code);
    return code && { code };
  }
  return (await countedPassword(approach, login, given.currentPassword as string)) ? 'password' : null;
}

async function isProof({ db, actor }: WriteContext, shown: Carried['shown']): Promise<boolean> {
  if (shown === null || shown === 'password') return shown !== null;
  return 'code' in shown ? useCode(db, actor.userId as string, shown.code) : usePasskey(db, shown.passkey);
}

function refusalOf({ code, passkey }: Given): Refusal {
  if (passkey !== undefined) return wrongPasskey('/passkey');
  return code === undefined ? wrongPassword() : wrongCode();
}
