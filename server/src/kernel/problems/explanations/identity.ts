import { explain } from './explain.ts';

/** 401: the caller is not identified. */
export const identity = {
  unauthenticated: explain(
    'The request carries no credentials.',
    'В запросе нет учётных данных.',
    'Send an API key in `X-API-Key`, or an access token as `Authorization: Bearer …`.',
    'Передайте ключ API в `X-API-Key` или токен доступа в `Authorization: Bearer …`.',
  ),
  invalid_api_key: explain(
    'No key matches what was sent: it is mistyped, cut short, or belongs to another installation.',
    'Такого ключа нет: он набран с ошибкой, обрезан или относится к другой установке.',
    'Copy the key whole, without spaces. A lost secret is not shown again: create a new key.',
    'Скопируйте ключ целиком, без пробелов. Утерянный секрет повторно не показывается: создайте новый ключ.',
  ),
  api_key_expired: explain(
    'The key was valid but has expired.',
    'Ключ верный, но срок его действия истёк.',
    'Create or rotate a key in the settings of the portal and replace it in your system.',
    'Создайте или замените ключ в настройках портала и обновите его в своей системе.',
  ),
  api_key_revoked: explain(
    'The key was valid but has been archived.',
    'Ключ верный, но его отозвали.',
    'Ask the administrator of the portal for a new key.',
    'Попросите новый ключ у администратора портала.',
  ),
  invalid_token: explain(
    'The token was not issued here or was altered.',
    'Токен выдан не здесь или изменён.',
    'Sign in again; an access token is also renewed by refreshing the session.',
    'Войдите заново; токен доступа можно также обновить вместе с сеансом.',
  ),
  token_expired: explain(
    'The access token is short-lived and has expired.',
    'Токен доступа живёт недолго, и это время прошло.',
    'Get a new one with the refresh token and repeat the request.',
    'Получите новый токен обновлением сеанса и повторите запрос.',
  ),
  session_revoked: explain(
    'The session was ended: by signing out, a changed password, or an administrator.',
    'Сеанс завершён: выходом, сменой пароля или администратором.',
    'Sign in again.',
    'Войдите заново.',
  ),
  invalid_credentials: explain(
    'The e-mail and password do not match. An unknown address and a wrong password get the same answer on purpose.',
    'Почта и пароль не подходят друг к другу. На неизвестный адрес и неверный пароль ответ намеренно одинаков.',
    'Check both, or ask for a password reset.',
    'Проверьте оба поля или запросите сброс пароля.',
  ),
  second_factor_required: explain(
    'The password is right, and this person signs in by a code beside it.',
    'Пароль верный; этот пользователь входит с кодом.',
    'Send the same request with `code`: six digits of the authenticator, or a recovery code.',
    'Повторите запрос с полем `code`: шесть цифр из приложения или резервный код.',
  ),
  presence_required: explain(
    'What a thief of a session would change takes a proof that it is you, not older than ten minutes: signing in, or `POST /api/v1/auth/prove`. Keys are not asked. Whoever came by an identity provider that asked for no second factor, and has one here, gives its code before anything else.',
    'То, что изменил бы похититель сеанса, требует подтвердить, что это вы, не раньше чем за десять минут: входом или `POST /api/v1/auth/prove`. Ключей это не касается. Кто вошёл через поставщика учётных записей без второго фактора, а здесь он подключён, сначала вводит код.',
    'Call `POST /api/v1/auth/prove` by one of `ways` (the password, a code of the second factor, or a passkey; by `provider` sign in there `again`), then repeat the request.',
    'Вызовите `POST /api/v1/auth/prove` одним из способов `ways` (пароль, код второго фактора или ключ доступа; `provider` — вход у поставщика заново, `again`), затем повторите запрос.',
  ),
  invalid_second_factor: explain(
    'The code is mistyped, older than a minute, or was used already.',
    'Код набран с ошибкой, старше минуты или уже использован.',
    'Wait for the next code and check the clock of the telephone. Each recovery code works once.',
    'Дождитесь следующего кода и проверьте часы телефона. Каждый резервный код действует один раз.',
  ),
  passkey_required: explain(
    'The password is right, but a role of this person demands a second factor, and a passkey is the only one: it signs in by itself.',
    'Пароль верный, но роль требует второй фактор, а у пользователя это ключ доступа: им и входят.',
    'Sign in by the passkey: `POST /api/v1/auth/login/passkey/options`, then `…/passkey`. If it is lost, ask an administrator to reset the second factor.',
    'Войдите с ключом доступа: `POST /api/v1/auth/login/passkey/options`, затем `…/passkey`. Если он утерян, попросите администратора сбросить второй фактор.',
  ),
  invalid_passkey: explain(
    'The passkey was removed, was made for another host, is of somebody who is blocked, or signed what was not asked now. All get the same answer on purpose.',
    'Ключ доступа удалён, создан для другого адреса, принадлежит заблокированному или подписал не этот запрос. Ответ намеренно одинаков.',
    'Ask for new options and sign again; or sign in by the password and look at your passkeys.',
    'Запросите новые параметры и подпишите снова; либо войдите с паролем и проверьте свои ключи доступа.',
  ),
  refresh_token_reused: explain(
    'A refresh token was presented a second time. It may have been stolen, so the whole session was ended.',
    'Токен обновления предъявлен второй раз. Его могли украсть, поэтому весь сеанс завершён.',
    'Sign in again. Keep one copy of the token and replace it with each refresh.',
    'Войдите заново. Храните один экземпляр токена и заменяйте его при каждом обновлении.',
  ),
  signature_missing: explain(
    'The incoming webhook has no signature, and this address requires one.',
    'Во входящем вебхуке нет подписи, а этот адрес её требует.',
    'Sign the raw body with the secret of the address; see the page on webhooks.',
    'Подпишите тело запроса секретом этого адреса; как именно, описано на странице о вебхуках.',
  ),
  signature_invalid: explain(
    'The signature does not match the body and the secret.',
    'Подпись не соответствует телу и секрету.',
    'Sign exactly the bytes you send, before any re-formatting, with the current secret.',
    'Подписывайте именно отправляемые байты, до любого переформатирования, действующим секретом.',
  ),
  timestamp_stale: explain(
    'The signed timestamp is further than five minutes from our clock. This stops old requests from being replayed.',
    'Подписанное время расходится с нашими часами более чем на пять минут. Так отсекаются повторы старых запросов.',
    'Set the clock of the sender by NTP and sign each attempt again.',
    'Сверьте часы отправителя по NTP и подписывайте каждую попытку заново.',
  ),
};
