import type { Approach } from '../../kernel/operation.ts';
import { fieldError, invalid, refuse, words } from '../../kernel/problems/errors.ts';
import { checkPasswordOf } from './check-password-of.ts';
import { type LoginRow, loadLogin } from './load-login.ts';
import { forgetAttempts, takeAttempt, tryCounted } from './login-throttle.ts';

/** The signed-in person, and whether this is his password. */
export async function provePassword(
  approach: Approach,
  password: string,
): Promise<{ login: LoginRow; isRight: boolean }> {
  const login = await ownLogin(approach);
  return { login, isRight: await countedPassword(approach, login, password) };
}

/** What the signed-in person would sign in by. */
export async function ownLogin({ actor, ask }: Approach): Promise<LoginRow> {
  const login = await ask(loadLogin, actor.tenantId, { userId: actor.userId as string });
  if (!login) throw refuse('session_revoked');
  return login;
}

/** Whether it is the password; wrong ones are slowed down. */
export async function countedPassword({ directory, services }: Approach, login: LoginRow, password: string) {
  const key = services.digest('change-password', login.id);
  await takeAttempt(directory, key);
  const { matches } = await tryCounted(directory, key, () =>
    checkPasswordOf(services.pepper, password, login.password_hash, login.peppers),
  );
  if (matches) await forgetAttempts(directory, key);
  return matches;
}

export const wrongPassword = () =>
  invalid([
    fieldError('/currentPassword', 'wrong_password', words('is not the current password', 'это не текущий пароль')),
  ]);
