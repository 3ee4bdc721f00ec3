import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoney } from './plain-amount.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type BudgetShortVars = {
  readonly name: string;
  readonly code: string;
  readonly budget: string;
  /** More is committed than there is; otherwise it has come to one of its marks. */
  readonly isOverrun: boolean;
  /** What is left; below zero where it is overrun. */
  readonly available: string;
  readonly usedPercent: string;
  readonly currency: string;
  readonly url: string;
};

export function budgetShort(vars: BudgetShortVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const { isOverrun, code, budget, usedPercent } = vars;
  const amount = plainMoney(vars.available.replace('-', ''), vars.currency, locale);
  const used = plainPercent(usedPercent, ru);
  const called = inSubject(`${code}, ${budget}`);
  return {
    ...(ru
      ? {
          subject: isOverrun ? `Бюджет превышен: ${called}` : `Использовано ${used} бюджета: ${called}`,
          preheader: isOverrun ? `Превышение ${amount}.` : `Осталось ${amount}.`,
          heading: isOverrun ? 'Бюджет превышен' : `Использовано ${used} бюджета`,
        }
      : {
          subject: isOverrun ? `A budget is overrun: ${called}` : `${used} of a budget is used: ${called}`,
          preheader: isOverrun ? `Overrun by ${amount}.` : `${amount} is left.`,
          heading: isOverrun ? 'The budget is overrun' : `${used} of the budget is used`,
        }),
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Обязательства по заявкам дошли до этой отметки. Сообщим снова, только если они сначала станут меньше.'
        : 'What requisitions commit to has come to this mark. You hear of it again only after it has been less.',
    ],
    facts: [
      [ru ? 'Бюджет' : 'Budget', `${plainName(code)} · ${plainName(budget)}`],
      [ru ? 'Использовано' : 'Used', used],
      [isOverrun ? (ru ? 'Превышение' : 'Overrun by') : ru ? 'Осталось' : 'Left', amount],
    ],
    button: { label: ru ? 'Открыть бюджет' : 'Open the budget', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за этот бюджет.'
      : 'You receive this letter because you answer for this budget.',
  };
}

const plainPercent = (percent: string, ru: boolean) => (ru ? `${percent.replace('.', ',')} %` : `${percent}%`);
