import { type Words, words } from './kit/words.ts';

/** States of channels as providers call them, in lower case: why nothing can be sent, and what to do about it. */
const known: Readonly<Record<string, Words>> = {
  active: words('works', 'работает'),
  init: words('is starting: wait a minute', 'запускается, подождите минуту'),
  disabled: words('is switched off at the provider', 'выключен у провайдера'),
  phoneunavailable: words('the phone is offline', 'телефон не в сети'),
  qr: words('scan the QR code at the provider', 'отсканируйте QR-код у провайдера'),
  qridle: words('scan the QR code at the provider', 'отсканируйте QR-код у провайдера'),
  openelsewhere: words('the account is open in another place', 'аккаунт открыт в другом месте'),
  notenoughmoney: words('is not paid for', 'не оплачен'),
  foreignphone: words('is connected to another phone', 'подключён к другому телефону'),
  unauthorized: words('sign in to the account again at the provider', 'войдите в аккаунт заново у провайдера'),
  waitforpassword: words('waits for the password of the account', 'ожидает пароль аккаунта'),
  blocked: words('is blocked by the messenger', 'заблокирован мессенджером'),
  onmoderation: words('is being moderated', 'на модерации'),
  rejected: words('was rejected by moderation', 'отклонён модерацией'),
};

/** A state in words for people; one that nobody knows as the provider calls it. */
export const channelStateWords = (state: string): Words => known[state.toLowerCase()] ?? words(state, state);
