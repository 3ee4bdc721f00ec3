import { countWords } from './count-words.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName, quotedName } from './plain-name.ts';

export type WebhookFailingVars = {
  readonly subscription: string;
  /** The receiver's host name; the whole URL may hold a secret. */
  readonly host: string;
  /** Warnings go out after 6, 24 and 72 hours without a success. */
  readonly hours: number;
  readonly failedAttempts: number;
  readonly lastFault: WebhookFault;
  readonly url: string;
};

export function webhookFailing(vars: WebhookFailingVars, locale: LetterLocale): Letter {
  const name = plainName(vars.subscription);
  const quoted = quotedName(vars.subscription, locale);
  const hours = countWords(vars.hours, 'hour', locale);
  const attempts = String(vars.failedAttempts);
  const fault = webhookFaultWords(vars.lastFault, locale);
  if (locale === 'en') {
    return {
      subject: `Webhook ${quoted} has not been delivering for ${hours}`,
      preheader: 'Nothing is lost yet: we keep trying.',
      heading: 'A webhook is not being delivered',
      paragraphs: [
        'Hello,',
        `For ${hours} no event has reached the receiver. Nothing is lost: we keep trying, at growing intervals.`,
      ],
      facts: [
        ['Subscription', name],
        ['Receiver', plainName(vars.host)],
        ['Failed attempts', attempts],
        ['Last result', fault],
      ],
      button: { label: 'See the deliveries', url: vars.url },
      closing: [
        'After five days without a success the subscription is switched off. Events are kept even then, for 30 days.',
      ],
      footer:
        'You receive this letter because your address is set for warnings of this subscription. We write after 6, 24 and 72 hours.',
    };
  }
  return {
    subject: `Вебхук ${quoted} не доставляется ${hours}`,
    preheader: 'Пока ничего не потеряно: мы продолжаем попытки.',
    heading: 'Вебхук не доставляется',
    paragraphs: [
      'Здравствуйте!',
      `Уже ${hours} ни одно событие не дошло до получателя. Ничего не потеряно: мы продолжаем попытки, всё реже и реже.`,
    ],
    facts: [
      ['Подписка', name],
      ['Получатель', plainName(vars.host)],
      ['Неудачных попыток', attempts],
      ['Последний результат', fault],
    ],
    button: { label: 'Посмотреть доставки', url: vars.url },
    closing: ['Через пять суток без единой доставки подписка выключится. События и тогда хранятся 30 дней.'],
    footer:
      'Вы получили это письмо, потому что ваш адрес указан для предупреждений этой подписки. Мы пишем через 6, 24 и 72 часа.',
  };
}

/** How the last attempt ended: the receiver's status or the code of what went wrong on the way. */
type WebhookFault = { readonly status: number } | { readonly errorCode: string };

function webhookFaultWords(fault: WebhookFault, locale: LetterLocale): string {
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
