import { countWords } from './count-words.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName, quotedName } from './plain-name.ts';
import { type WebhookFault, webhookFaultWords } from './webhook-fault-words.ts';

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
