import type { VatMode, VatRate } from '../../../kernel/vat.ts';
import type { Letter, LetterLocale } from '../../../platform/mail/letters/letter.ts';
import { plainName } from '../../../platform/mail/letters/plain-name.ts';
import type { LetterToSupplier } from './letter-to-supplier.ts';

/** What a supplier reads: who asks, for what, at which accepted price, and by when. */
export function invoiceRequestLetter(letter: LetterToSupplier, locale: LetterLocale): Letter {
  const said = sentences[locale];
  const company = plainName(letter.company);
  return {
    subject: said.subject(company, letter.requestNumber),
    preheader: said.preheader(letter.requisitionNumber),
    heading: said.heading(company),
    paragraphs: [
      said.hello,
      said.ask(letter.requisitionNumber),
      ...(letter.message ? paragraphsOf(letter.message) : []),
    ],
    facts: [
      ...letter.lines.map((line) => {
        const terms = `${line.quantity} ${line.unit} × ${line.price} ${line.currency}, ${vatWords(line, locale)}`;
        return [plainName(line.name), terms] as const;
      }),
      [said.payer, letter.companyInn ? said.withInn(company, letter.companyInn) : company],
      ...(letter.deliveryAddress ? [[said.address, plainName(letter.deliveryAddress)] as const] : []),
      ...(letter.dueDate ? [[said.due, dayWords(letter.dueDate, locale)] as const] : []),
    ],
    closing: [said.name(letter.requestNumber)],
    footer: said.footer(company),
  };
}

const sentences = {
  en: {
    subject: (company: string, number: string) => `${company} asks for an invoice: ${number}`,
    preheader: (number: string) => `For what was accepted by requisition ${number}.`,
    heading: (company: string) => `${company} asks you for an invoice`,
    hello: 'Hello,',
    ask: (number: string) =>
      `please send us an invoice for the goods and services below. Our requisition is ${number}.`,
    payer: 'Payer',
    withInn: (company: string, inn: string) => `${company}, INN ${inn}`,
    address: 'Delivery',
    due: 'Invoice wanted by',
    name: (number: string) => `Please name ${number} in your answer.`,
    footer: (company: string) => `You receive this letter because ${company} has accepted your offer.`,
  },
  ru: {
    subject: (company: string, number: string) => `${company}: просим выставить счёт, ${number}`,
    preheader: (number: string) => `По принятым позициям заявки ${number}.`,
    heading: (company: string) => `${company} просит выставить счёт`,
    hello: 'Здравствуйте!',
    ask: (number: string) =>
      `Просим выставить счёт на перечисленные ниже товары и услуги. Номер нашей заявки: ${number}.`,
    payer: 'Плательщик',
    withInn: (company: string, inn: string) => `${company}, ИНН ${inn}`,
    address: 'Доставка',
    due: 'Счёт нужен до',
    name: (number: string) => `Укажите, пожалуйста, в ответе номер ${number}.`,
    footer: (company: string) => `Вы получили это письмо, потому что ${company} приняла ваше предложение.`,
  },
} as const;

function vatWords({ vatMode, vatRate }: { vatMode: VatMode; vatRate: VatRate | null }, locale: LetterLocale): string {
  const isFree = vatMode === 'none' || vatRate === null || vatRate === 'none';
  if (locale === 'ru') {
    if (isFree) return 'без НДС';
    return vatMode === 'included' ? `включая НДС ${vatRate} %` : `плюс НДС ${vatRate} %`;
  }
  if (isFree) return 'no VAT';
  return vatMode === 'included' ? `VAT ${vatRate}% included` : `plus VAT ${vatRate}%`;
}

const paragraphsOf = (message: string) => message.split(/\n+/).filter((line) => line.trim() !== '');

const dayWords = (day: string, locale: LetterLocale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
