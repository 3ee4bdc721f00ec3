import { words } from './kit/words.ts';

/** Why a sign-in by a provider came to nothing, as the sign-in page says it. */
export const signInFaults = {
  provider_away: words(
    'The provider does not answer. Try again in a few minutes.',
    'Поставщик учётных записей не отвечает. Попробуйте через несколько минут.',
  ),
  provider_error: words(
    'The provider answered something that is no sign-in. Tell your administrator.',
    'Поставщик учётных записей ответил не по правилам. Сообщите администратору.',
  ),
  client_refused: words(
    'The provider does not know this portal: client identifier or secret are wrong.',
    'Поставщик не узнал портал: неверный идентификатор или секрет клиента.',
  ),
  code_refused: words(
    'The provider took its word back. Sign in again.',
    'Поставщик не подтвердил вход. Войдите ещё раз.',
  ),
  token_invalid: words(
    'What the provider says of you is not signed for this portal. Tell your administrator.',
    'Ответ поставщика подписан не для этого портала. Сообщите администратору.',
  ),
  clock_wrong: words(
    'The answer of the provider is of another time: its clock or ours is wrong.',
    'Ответ поставщика из другого времени: его часы или наши идут неверно.',
  ),
  access_denied: words('The sign-in was cancelled at the provider.', 'Вход отменён у поставщика.'),
  state_invalid: words('This sign-in was not begun here. Begin again.', 'Этот вход начат не здесь. Начните заново.'),
  state_used: words('This sign-in has been used already. Begin again.', 'Этот вход уже использован. Начните заново.'),
  state_expired: words('The sign-in took too long. Begin again.', 'Вход занял слишком много времени. Начните заново.'),
  another_browser: words(
    'The sign-in was begun in another browser. Begin again in this one.',
    'Вход начат в другом браузере. Начните заново в этом.',
  ),
  settings_changed: words(
    'The settings of the provider were changed meanwhile. Begin again.',
    'Настройки поставщика за это время изменились. Начните заново.',
  ),
  email_not_verified: words(
    'The provider does not vouch for your e-mail. Confirm it there.',
    'Поставщик не подтверждает вашу почту. Подтвердите её у поставщика.',
  ),
  wrong_domain: words('People of your e-mail domain do not sign in here.', 'С почтой этого домена сюда не входят.'),
  not_invited: words(
    'Nobody of this e-mail works in the portal. Ask to be invited.',
    'Сотрудника с такой почтой в портале нет. Попросите пригласить вас.',
  ),
  no_role: words(
    'Your account at the provider gives you no role here. Tell your administrator.',
    'Ваша учётная запись не даёт здесь ни одной роли. Сообщите администратору.',
  ),
  blocked: words('You are blocked in this portal.', 'Вы заблокированы в этом портале.'),
  another_subject: words(
    'Another account of the provider is bound to you here. Tell your administrator.',
    'К вам здесь привязана другая учётная запись поставщика. Сообщите администратору.',
  ),
  signs_in_elsewhere: words(
    'This e-mail already signs in to another portal.',
    'С этой почтой уже входят в другой портал.',
  ),
  portal_suspended: words('The portal is suspended.', 'Портал приостановлен.'),
} as const;

export type SignInFault = keyof typeof signInFaults;

/** Those that the settings are to blame for, or the provider itself: whoever set it up sees the last of them. */
export const providerFaults: ReadonlySet<SignInFault> = new Set([
  'provider_away',
  'provider_error',
  'client_refused',
  'token_invalid',
  'clock_wrong',
]);
