import type { Letter, LetterLocale } from './letter.ts';
import { plainDay, plainMoney } from './plain-amount.ts';
import { plainName, plainParagraphs } from './plain-name.ts';

type SalesInvoiceSentVars = {
  readonly seller: string;
  readonly number: string;
  readonly title: string | null;
  readonly issueDate: string | null;
  readonly dueDate: string | null;
  readonly total: string;
  readonly currency: string;
  /** Words of who sends it, in place of ours. */
  readonly subject: string | null;
  readonly message: string | null;
};

/** What a customer reads: who asks to be paid, how much and until when. The invoice itself is attached. */
export function salesInvoiceSent(vars: SalesInvoiceSentVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [seller, number] = [plainName(vars.seller), plainName(vars.number, 64)];
  const subject = vars.subject === null ? null : plainName(vars.subject, 200);
  const said = plainParagraphs(vars.message, 5_000);
  const day = vars.issueDate === null ? null : plainDay(vars.issueDate, locale);
  const due = vars.dueDate === null ? null : plainDay(vars.dueDate, locale);
  const named = [number, ...(day === null ? [] : [ru ? `от ${day}` : `of ${day}`])].join(' ');
  const facts: Letter['facts'] = [
    [ru ? 'Счёт' : 'Invoice', vars.title === null ? named : `${named} · ${plainName(vars.title, 120)}`],
    [ru ? 'Сумма' : 'Amount', plainMoney(vars.total, vars.currency, locale)],
    ...(due === null ? [] : [[ru ? 'Оплатить до' : 'To be paid by', due] as const]),
  ];
  if (!ru)
    return {
      sender: seller,
      subject: subject ?? `Invoice ${number} from ${seller}`,
      preheader: `${seller} has sent you an invoice.`,
      heading: `Invoice ${number}`,
      paragraphs: said.length > 0 ? [] : ['Hello,', `${seller} asks you to pay the invoice that is attached.`],
      quoted: said,
      facts,
      closing: ['The invoice is attached as a file. Simply answer this letter with any question.'],
      footer: `You receive this letter because ${seller} sells to you.`,
    };
  return {
    sender: seller,
    subject: subject ?? `Счёт ${number} от ${seller}`,
    preheader: `Счёт на оплату от ${seller}.`,
    heading: `Счёт ${number}`,
    paragraphs: said.length > 0 ? [] : ['Здравствуйте!', `${seller} направляет вам счёт на оплату.`],
    quoted: said,
    facts,
    closing: ['Счёт приложен файлом. С вопросами просто ответьте на это письмо.'],
    footer: `Вы получили это письмо, потому что вам выставили счёт. Продавец: ${seller}.`,
  };
}
