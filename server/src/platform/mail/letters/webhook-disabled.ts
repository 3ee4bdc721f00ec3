import type { Letter, LetterLocale } from './letter.ts';
import { plainName, quotedName } from './plain-name.ts';

export type WebhookDisabledVars = {
  readonly subscription: string;
  readonly host: string;
  /** Five days of failures; the receiver answered 410; the receiver asked for it in a header. */
  readonly reason: 'failing' | 'gone' | 'requested';
  readonly url: string;
};

export function webhookDisabled(vars: WebhookDisabledVars, locale: LetterLocale): Letter {
  const name = plainName(vars.subscription);
  const quoted = quotedName(vars.subscription, locale);
  const reason = REASONS[vars.reason][locale];
  if (locale === 'en') {
    return {
      subject: `Webhook ${quoted} has been switched off`,
      preheader: 'New events are kept and can be sent later.',
      heading: 'A webhook has been switched off',
      paragraphs: ['Hello,', 'We no longer send events to this receiver. New ones are put aside and kept for 30 days.'],
      facts: [
        ['Subscription', name],
        ['Receiver', plainName(vars.host)],
        ['Reason', reason],
      ],
      button: { label: 'Open the subscription', url: vars.url },
      closing: [
        'Once the receiver works again, switch the subscription on: you can have everything put aside sent in its order.',
      ],
      footer: 'You receive this letter because your address is set for warnings of this subscription.',
    };
  }
  return {
    subject: `Вебхук ${quoted} выключен`,
    preheader: 'Новые события сохраняются, их можно будет отправить позже.',
    heading: 'Вебхук выключен',
    paragraphs: [
      'Здравствуйте!',
      'Мы больше не отправляем события этому получателю. Новые откладываем и храним 30 дней.',
    ],
    facts: [
      ['Подписка', name],
      ['Получатель', plainName(vars.host)],
      ['Причина', reason],
    ],
    button: { label: 'Открыть подписку', url: vars.url },
    closing: ['Когда получатель снова заработает, включите подписку: всё отложенное можно отправить по порядку.'],
    footer: 'Вы получили это письмо, потому что ваш адрес указан для предупреждений этой подписки.',
  };
}

const REASONS: Readonly<Record<WebhookDisabledVars['reason'], Readonly<Record<LetterLocale, string>>>> = {
  failing: { ru: 'пять суток без единой доставки', en: 'five days without a delivery' },
  gone: { ru: 'получатель ответил 410 Gone', en: 'the receiver answered 410 Gone' },
  requested: { ru: 'получатель сам попросил остановиться', en: 'the receiver asked us to stop' },
};
