import { type FieldError, fieldError, type Words, words } from '../../kernel/problems/errors.ts';
import { checkPassword, type PasswordFault } from './rules/check-password.ts';

/** The field error of a password that a guesser would try, or none. */
export function weakPassword(at: string, password: string, owner: { portalName: string; email: string }): FieldError[] {
  const reason = checkPassword(password, owner);
  return reason === null ? [] : [passwordTooWeak(at, reason, sayings[reason])];
}

export const passwordUnchanged = (at: string): FieldError =>
  passwordTooWeak(at, 'password_unchanged', words('is the present password', 'совпадает с прежним паролем'));

const passwordTooWeak = (at: string, reason: string, message: Words) =>
  fieldError(at, 'password_too_weak', message, { reason });

const sayings: Record<PasswordFault, Words> = {
  password_too_short: words('must have at least 12 characters', 'не короче 12 знаков'),
  password_too_long: words('must have at most 256 characters', 'не длиннее 256 знаков'),
  password_common: words('is one of the most common passwords', 'такой пароль подбирают одним из первых'),
  password_contains_portal: words('must not contain the portal name', 'не должен содержать имя портала'),
  password_contains_email: words('must not hold your e-mail', 'не должен содержать ваш адрес почты'),
  password_trivial: words('is too easy to guess', 'слишком легко угадать'),
};
