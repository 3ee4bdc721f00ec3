import { ProviderError } from '../../kernel/integrations/provider.ts';
import type { OpenSession } from '../../kernel/integrations/session.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { askRpc } from './ask-rpc.ts';
import type { SabySettings } from './settings.ts';
import { read, serviceToken, sessionText } from './wire.ts';

type Signing = Parameters<OpenSession<SabySettings>>[0];

/** Saby ends a session after about 21 days, and one that nobody uses after a day. */
const holdsSeconds = 20 * 86_400;

/** Signs in as the settings say. */
export const openSession: OpenSession<SabySettings> = async (call) => {
  const { service, password } = call.settings;
  if (service) return { token: await byService(call, service), expiresIn: null };
  if (password) return { token: await byPassword(call, password), expiresIn: holdsSeconds };
  throw noLogin;
};

async function byPassword(call: Signing, { login, password, accountNumber }: NonNullable<SabySettings['password']>) {
  const answered = await askRpc(call, {
    class: 'read',
    path: '/auth/service/',
    method: 'СБИС.Аутентифицировать',
    params: { Параметр: { Логин: login, Пароль: password, ...(accountNumber && { НомерАккаунта: accountNumber }) } },
    operation: 'session.open',
  });
  if (answered.fault !== null) throw answered.passing ? answered.fault : notTaken(answered.fault.detail);
  return read(sessionText, answered.result);
}

async function byService(
  { http }: Signing,
  { appClientId, appSecret, secretKey }: NonNullable<SabySettings['service']>,
) {
  const request = {
    class: 'read',
    method: 'POST',
    path: '/oauth/service/',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ app_client_id: appClientId, app_secret: appSecret, secret_key: secretKey }),
    operation: 'session.open',
  } as const;
  const answer = await http.request(request).catch((error) => {
    throw error instanceof ProviderError && error.kind === 'validation' ? notTaken(error.detail) : error;
  });
  const { access_token: access, token } = read(serviceToken, answer.json());
  const given = access ?? token;
  if (!given) throw notTaken(words('It gave no token.', 'Токен не выдан.'));
  return given;
}

const notTaken = ({ en, ru }: Words) =>
  new ProviderError('auth', words(`Saby does not accept the login. ${en}`, `Saby не принимает учётные данные. ${ru}`));

const noLogin = new ProviderError(
  'validation',
  words(
    'Fill in the login and password of a Saby user, or the keys of service authorisation.',
    'Укажите логин и пароль пользователя Saby или ключи сервисной авторизации.',
  ),
);
