import type { ProviderErrorKind } from '../../kernel/integrations/provider.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';

interface Meaning {
  kind: ProviderErrorKind;
  detail: Words;
}

const refused = (en: string, ru: string): Meaning => ({ kind: 'validation', detail: words(en, ru) });

/** What Wazzup's own codes mean to the platform. */
const meanings: Readonly<Record<string, Meaning>> = {
  FORBIDDEN: refused(
    'The key is a restricted one: it does not reach users, contacts, deals and chats of Wazzup. Enter the API key of the account.',
    'Ключ ограниченный: пользователи, контакты, сделки и чаты Wazzup по нему недоступны. Укажите API-ключ аккаунта.',
  ),
  NO_SUCH_ACCOUNT: { kind: 'auth', detail: words('Wazzup does not know the account.', 'Wazzup не находит аккаунт.') },
  BALANCE_IS_EMPTY: {
    kind: 'payment_required',
    detail: words('The balance at Wazzup is empty: top it up.', 'На балансе Wazzup нет средств: пополните его.'),
  },
  CHANNEL_NO_MONEY: refused('The channel is not paid for at Wazzup.', 'Канал не оплачен в Wazzup.'),
  CHANNEL_NOT_FOUND: refused('Wazzup has no such channel any more.', 'Такого канала в Wazzup больше нет.'),
  CHANNEL_BLOCKED: refused('The channel is blocked.', 'Канал заблокирован.'),
  MESSAGE_CHANNEL_UNAVAILABLE: refused(
    'The channel does not work now: check it in the cabinet of Wazzup.',
    'Канал сейчас не работает: проверьте его в личном кабинете Wazzup.',
  ),
  CHANNEL_LIMIT_EXCEEDED: {
    kind: 'quota',
    detail: words('The limit of the channel is used up.', 'Лимит канала исчерпан.'),
  },
  WRONG_TRANSPORT: refused(
    'The chat belongs to another messenger than the channel.',
    'Чат относится к другому мессенджеру, чем канал.',
  ),
  MESSAGES_NOT_TEXT_FIRST: refused(
    'The first message in this chat has to be a text, or a template.',
    'Первое сообщение в этом чате должно быть текстом или шаблоном.',
  ),
  MESSAGES_IS_SPAM: refused('The messenger takes the message for spam.', 'Мессенджер считает сообщение спамом.'),
  MESSAGE_DOWNLOAD_CONTENT_ERROR: refused(
    'Wazzup could not fetch the file from the portal: it has to be reachable from the Internet.',
    'Wazzup не смог загрузить файл с портала: портал должен быть доступен из интернета.',
  ),
  MESSAGE_WRONG_CONTENT_TYPE: refused(
    'The messenger takes no files of this kind.',
    'Мессенджер не принимает файлы такого типа.',
  ),
  MESSAGES_CONTENT_SIZE_EXCEEDED: refused('The message is too long.', 'Сообщение слишком большое.'),
  MESSAGES_TOO_LONG_TEXT: refused('The text is too long for the messenger.', 'Текст слишком длинный для мессенджера.'),
  CHAT_NO_ACCESS: refused('There is no way into this chat.', 'Нет доступа к этому чату.'),
  REFERENCE_MESSAGE_NOT_FOUND: refused(
    'The message that is answered was not found.',
    'Сообщение, на которое отвечают, не найдено.',
  ),
  TEMPLATE_REJECTED: refused('The template was rejected.', 'Шаблон отклонён.'),
  BAD_CONTACT: refused('The messenger does not know this contact.', 'В мессенджере нет такого контакта.'),
  INVALID_MESSAGE_DATA: refused('Wazzup does not take the message as it is.', 'Wazzup не принимает такое сообщение.'),
  INVALID_CONTACTS_DATA: refused('Wazzup does not take the contact as it is.', 'Wazzup не принимает такой контакт.'),
  INVALID_USERS_DATA: refused('Wazzup does not take the user as it is.', 'Wazzup не принимает такого пользователя.'),
  INVALID_DEALS_DATA: refused('Wazzup does not take the deal as it is.', 'Wazzup не принимает такую сделку.'),
  DUPLICATE_PHONE_NUMBER: refused('Another user has this phone.', 'Этот телефон уже у другого пользователя.'),
  TOO_MANY_ENTITIES: refused('Too many records at once.', 'Слишком много записей за раз.'),
  USER_LIMIT_EXCEEDED: {
    kind: 'quota',
    detail: words(
      'Wazzup takes at most 1 000 users in an account.',
      'Wazzup принимает не больше 1 000 пользователей на аккаунт.',
    ),
  },
  URINOTVALID: refused(
    'Wazzup does not take the address of the portal: it has to be public and begin with https.',
    'Wazzup не принимает адрес портала: он должен быть публичным и начинаться с https.',
  ),
  TESTPOSTNOTPASSED: refused(
    'Wazzup posted to the address and got no 200: the portal has to be reachable from the Internet.',
    'Wazzup обратился к адресу и не получил ответ 200: портал должен быть доступен из интернета.',
  ),
};

/** A message with this key was taken a moment ago: what the repeat is for has happened. */
export const repeated = 'REPEATED_CRM_MESSAGE_ID';

export const meaningOf = (code: string): Meaning =>
  meanings[code] ?? refused(`Wazzup refused: ${code}.`, `Wazzup отклонил запрос: ${code}.`);
