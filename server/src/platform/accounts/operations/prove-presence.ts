import Type, { type Static } from 'typebox';
import { presenceSeconds } from '../../../kernel/access/presence.ts';
import { choice, instant, object } from '../../../kernel/fields.ts';
import { type Approach, command, type WriteContext } from '../../../kernel/operation.ts';
import { fieldError, invalid, type Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../account-fact.ts';
import { passwordField } from '../account-fields.ts';
import type { LoginRow } from '../load-login.ts';
import { countedPassword, ownLogin, wrongPassword } from '../prove-password.ts';
import type { RightCode } from '../second-factor/check-code.ts';
import { loadSecondFactor, type SecondFactor } from '../second-factor/load-second-factor.ts';
import { codeField, countedCode } from '../second-factor/prove-person.ts';
import { noSecondFactor, wrongCode } from '../second-factor/refusals.ts';
import { useCode } from '../second-factor/use-code.ts';

const input = object({
  currentPassword: Type.Optional(passwordField('Current password, of who signs in by it alone')),
  code: Type.Optional(codeField()),
});

interface Carried {
  login: LoginRow;
  /** A code, or that it was the password; null for what is wrong. */
  shown: RightCode | 'password' | null;
}

export const provePresence = command({
  name: 'accounts.prove-presence',
  summary: words('Prove to be the one who signed in', 'Подтвердить, что это вы'),
  description:
    'Keys, roles, people, bank details and secrets are changed within ten minutes of signing in or of this; later the answer is 401 `presence_required`. Give the ' +
    'password, or, if you sign in by a second factor, a code of it.',
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
    demandOne(given, login);
    return { tenantId: approach.actor.tenantId, carried: { login, shown: await check(approach, login, given) } };
  },

  async run(ctx, { code }, { login, shown }: Carried) {
    const person = { id: login.id, fullName: login.full_name };
    if (!(await isProof(ctx, shown))) {
      ctx.record(accountFact('presence_not_proved', person, { outcome: 'failed' }));
      return refusalOf(code);
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

function demandOne({ currentPassword, code }: Given, { has_second_factor: hasCode }: LoginRow) {
  if (code !== undefined && !hasCode) throw noSecondFactor();
  if (code !== undefined && currentPassword !== undefined) throw invalid([notTogether]);
  if (code === undefined && hasCode) throw invalid([codeNeeded]);
  if (code === undefined && currentPassword === undefined) throw invalid([passwordNeeded]);
}

async function check(approach: Approach, login: LoginRow, { currentPassword, code }: Given): Promise<Carried['shown']> {
  if (code === undefined)
    return (await countedPassword(approach, login, currentPassword as string)) ? 'password' : null;
  const factor = await approach.ask(loadSecondFactor, approach.actor.tenantId, { userId: login.id });
  return countedCode(approach, login.id, factor as SecondFactor, code);
}

const isProof = async ({ db, actor }: WriteContext, shown: Carried['shown']): Promise<boolean> =>
  shown === 'password' || (shown !== null && useCode(db, actor.userId as string, shown));

const refusalOf = (code: string | undefined): Refusal => (code === undefined ? wrongPassword() : wrongCode());

const notTogether = fieldError(
  '/currentPassword',
  'not_together',
  words('is not asked for beside code: give one of the two', 'передаётся вместо code, а не вместе с ним'),
);

const codeNeeded = fieldError(
  '/code',
  'required',
  words(
    'is required: you sign in by a second factor, so the password alone does not do',
    'нужен код: вы входите со вторым фактором, одного пароля мало',
  ),
);

const passwordNeeded = fieldError(
  '/currentPassword',
  'required',
  words('is required: prove that it is you by the password', 'укажите пароль, чтобы подтвердить, что это вы'),
);
