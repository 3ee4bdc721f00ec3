import { explain } from './explain.ts';

/** 403: the caller is identified but not allowed. */
export const rights = {
  email_not_verified: explain(
    'The password is correct, but the e-mail of this person is not confirmed yet.',
    'Пароль верный, но электронная почта ещё не подтверждена.',
    'Open the link in the letter, or ask for another letter.',
    'Откройте ссылку из письма или запросите письмо повторно.',
  ),
  provider_sign_in_required: explain(
    'The password is correct, but people of this e-mail domain sign in by the identity provider of their company alone.',
    'Пароль верный, но с почтой этого домена входят только через поставщика учётных записей компании.',
    'Ask `GET /api/v1/auth/providers` with the e-mail, and begin the sign-in there.',
    'Запросите `GET /api/v1/auth/providers` с этой почтой и начните вход там.',
  ),
  forbidden: explain(
    'The roles of this person lack the permission. For a key: the person who created it lacks the permission.',
    'Роли пользователя не дают этого права. Для ключа это значит, что права нет у того, кто ключ создал.',
    'Ask an administrator for the permission named in `requiredPermissions`.',
    'Попросите администратора дать право, названное в `requiredPermissions`.',
  ),
  insufficient_scope: explain(
    'The key was not granted the scope this operation needs.',
    'Ключу не выдана область доступа, которая нужна этой операции.',
    'Create a key with one of `requiredScopes`. The scopes of an existing key do not change.',
    'Создайте ключ с одной из `requiredScopes`. Области доступа готового ключа сами не расширяются.',
  ),
  api_key_read_only: explain(
    'The person who created this key is no longer active, so nobody is responsible for its writes: it may only read.',
    'Создатель ключа больше не активен, отвечать за изменения некому: ключ может только читать.',
    'Create a new key as an active person.',
    'Создайте новый ключ от имени действующего пользователя.',
  ),
  ip_not_allowed: explain(
    'The key may be used only from the addresses on its list, and the request came from another.',
    'Ключ разрешён только с адресов из его списка, а запрос пришёл с другого.',
    "Add the address of your server to the key's list, or call from a listed one.",
    'Добавьте адрес вашего сервера в список ключа или обращайтесь с разрешённого.',
  ),
  password_change_required: explain(
    'The person signed in with a temporary password; nothing else is available until it is changed.',
    'Вход выполнен по временному паролю; пока он не сменён, остальное закрыто.',
    'Change the password with `POST /api/v1/auth/change-password`.',
    'Смените пароль: `POST /api/v1/auth/change-password`.',
  ),
  second_factor_setup_required: explain(
    'A role of the person demands a second factor, and none is added; nothing else is available until it is.',
    'Роль пользователя требует второй фактор, а он не подключён; пока его нет, остальное закрыто.',
    'Add one: `POST /api/v1/auth/second-factor`, then `…/confirm` with a code of it; or a passkey, `POST /api/v1/auth/passkeys`.',
    'Подключите его: `POST /api/v1/auth/second-factor`, затем `…/confirm` с кодом из приложения; или ключ доступа, `POST /api/v1/auth/passkeys`.',
  ),
  portal_suspended: explain(
    'The portal is suspended. Nothing is lost.',
    'Портал приостановлен. Данные сохранены.',
    'Write to support, or have the owner of the portal do so.',
    'Обратитесь в поддержку или попросите об этом владельца портала.',
  ),
  feature_not_enabled: explain(
    'This part of the platform is switched off for the portal.',
    'Эта часть платформы для портала выключена.',
    'Ask the administrator of the portal to enable it.',
    'Попросите администратора портала включить её.',
  ),
  widget_not_licensed: explain(
    'The paid widget has no valid licence.',
    'У платного виджета нет действующей лицензии.',
    'Buy or renew the licence in the settings of the company.',
    'Купите или продлите лицензию в настройках компании.',
  ),
};
