import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoney } from './plain-amount.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type RfqAnswerVars = {
  readonly name: string;
  /** Of the request for quotes, or of the requisition where nobody was asked. */
  readonly number: string;
  readonly title: string;
  readonly supplier: string;
  readonly what: 'quoted' | 'revised' | 'declined';
  /** With VAT; null while prices are sealed. */
  readonly total: string | null;
  readonly currency: string | null;
  /** Why the supplier declined. */
  readonly reason: string | null;
  readonly url: string;
};

export function rfqAnswer(vars: RfqAnswerVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const supplier = plainName(vars.supplier);
  const said = sayings[vars.what][locale];
  const about = `${plainName(vars.number)} · ${plainName(vars.title)}`;
  const total = vars.total === null || vars.currency === null ? null : plainMoney(vars.total, vars.currency, locale);
  return {
    subject: `${supplier}: ${said}, ${plainName(vars.number)}, ${inSubject(vars.title)}`,
    preheader: total ?? said,
    heading: `${supplier}: ${said}`,
    paragraphs: [greeting(vars.name, locale)],
    facts: [
      [ru ? 'Запрос' : 'Request', about],
      [ru ? 'Поставщик' : 'Supplier', supplier],
      ...(total === null ? [] : [[ru ? 'Сумма с НДС' : 'Total with VAT', total] as const]),
      ...(vars.reason === null ? [] : [[ru ? 'Причина' : 'Reason', plainName(vars.reason, 500)] as const]),
    ],
    button: {
      label:
        vars.what === 'declined'
          ? ru
            ? 'Открыть запрос'
            : 'Open the request'
          : ru
            ? 'Открыть предложение'
            : 'Open the quote',
      url: vars.url,
    },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за запрос.'
      : 'You receive this letter because you are responsible for the request.',
  };
}

const sayings = {
  quoted: { en: 'a quote has come', ru: 'пришло предложение' },
  revised: { en: 'the quote has changed', ru: 'предложение изменено' },
  declined: { en: 'declined to quote', ru: 'отказ от участия' },
} as const;
