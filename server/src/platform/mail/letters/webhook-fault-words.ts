import type { LetterLocale } from './letter.ts';

/** How the last attempt ended: the receiver's status or the code of what went wrong on the way. */
export type WebhookFault = { readonly status: number } | { readonly errorCode: string };

export function webhookFaultWords(fault: WebhookFault, locale: LetterLocale): string {
  if ('status' in fault) return locale === 'ru' ? `ответ ${fault.status}` : `answer ${fault.status}`;
  return (Object.hasOwn(WORDS, fault.errorCode) ? WORDS[fault.errorCode]?.[locale] : undefined) ?? fault.errorCode;
}

const WORDS: Readonly<Record<string, Readonly<Record<LetterLocale, string>>>> = {
  dns: { ru: 'имя сервера не найдено', en: 'the host name was not found' },
  connect: { ru: 'не удалось соединиться', en: 'could not connect' },
  tls: { ru: 'ошибка сертификата или TLS', en: 'certificate or TLS error' },
  timeout: { ru: 'нет ответа за 15 секунд', en: 'no answer within 15 seconds' },
  reset: { ru: 'соединение оборвалось', en: 'the connection broke off' },
  body_error: { ru: 'ответ не удалось разобрать', en: 'the answer could not be read' },
  blocked_target: { ru: 'адрес запрещён политикой', en: 'the address is not permitted' },
};
