import { fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import type { LoginRow } from './load-login.ts';
import { noSecondFactor } from './second-factor/refusals.ts';

interface Given {
  currentPassword?: string | undefined;
  code?: string | undefined;
  passkey?: object | undefined;
}

/** Refuses what is not one proof, and a weaker one than the person signs in by. */
export function demandOneProof({ currentPassword, code, passkey }: Given, login: LoginRow) {
  const { has_second_factor: hasCode, needs_passkey: needsPasskey } = login;
  const given = [currentPassword, code, passkey].filter((one) => one !== undefined).length;
  if (code !== undefined && !hasCode) throw noSecondFactor();
  if (given > 1) throw invalid([currentPassword === undefined ? passkeyAlone : passwordAlone]);
  if (code !== undefined || passkey !== undefined) return;
  if (hasCode) throw invalid([codeNeeded]);
  if (needsPasskey) throw invalid([passkeyNeeded]);
  if (currentPassword === undefined) throw invalid([passwordNeeded]);
}

const passwordAlone = fieldError(
  '/currentPassword',
  'not_together',
  words(
    'is not asked for beside code or passkey: give one of them',
    'передаётся вместо code или passkey, а не вместе с ними',
  ),
);

const passkeyAlone = fieldError(
  '/passkey',
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

const passkeyNeeded = fieldError(
  '/passkey',
  'required',
  words(
    'is required: your role demands a second factor, and your passkey is the only one',
    'нужен ключ доступа: роль требует второй фактор, а другого у вас нет',
  ),
);

const passwordNeeded = fieldError(
  '/currentPassword',
  'required',
  words('is required: prove that it is you by the password', 'укажите пароль, чтобы подтвердить, что это вы'),
);
