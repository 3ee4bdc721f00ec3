import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay, plainMoney } from './plain-amount.ts';
import { plainName, plainParagraphs } from './plain-name.ts';

export type InvoiceRequestVars = {
  /** Whom it greets; null for nobody in particular. */
  readonly name: string | null;
  readonly company: string;
  readonly companyInn: string | null;
  readonly number: string;
  readonly requisitionNumber: string;
  readonly deliveryAddress: string | null;
  /** Day the invoice is wanted by. */
  readonly dueDate: string | null;
  readonly message: string | null;
  /** Quantities with their units, as they are to be read; prices per unit as they were accepted. */
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly quantity: string;
    readonly price: string;
    readonly currency: string;
    readonly vatMode: VatMode;
    readonly vatRate: VatRate | null;
  }>;
};

/** What a supplier reads: who asks, for what, at which accepted price, and by when. */
export function invoiceRequest(vars: InvoiceRequestVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const company = plainName(vars.company);
  const number = plainName(vars.number);
  const payer = vars.companyInn === null ? company : `${company}, ${ru ? 'ИНН' : 'INN'}\u00a0${vars.companyInn}`;
  const vat = [...new Set(vars.lines.map((line) => vatWords(line, locale)))];
  const items: Letter['items'] = vars.lines.map((line) => {
    const price = `${ru ? 'по' : 'at'}\u00a0${plainMoney(line.price, line.currency, locale)}`;
    const note = vat.length > 1 ? `${price}, ${vatWords(line, locale)}` : price;
    return { name: plainName(line.name, 200), amount: line.quantity, note };
  });
  const facts: Letter['facts'] = [
    [ru ? 'Номер запроса' : 'Our request', number],
    [ru ? 'Заявка' : 'Requisition', plainName(vars.requisitionNumber)],
    [ru ? 'Плательщик' : 'Payer', payer],
    ...(vat.length === 1 ? [[ru ? 'Цены' : 'Prices', vat[0] as string] as const] : []),
    ...(vars.deliveryAddress ? [[ru ? 'Доставка' : 'Delivery', plainName(vars.deliveryAddress, 300)] as const] : []),
    ...(vars.dueDate ? [[ru ? 'Счёт нужен до' : 'Invoice wanted by', plainDay(vars.dueDate, locale)] as const] : []),
  ];
  if (!ru) {
    return {
      sender: company,
      subject: `Please send an invoice: ${number}`,
      preheader: `${company} has accepted your offer.`,
      heading: `${company} asks for an invoice`,
      paragraphs: [
        greeting(vars.name, locale),
        'Your offer is accepted. Please send us an invoice for what is listed below.',
      ],
      quoted: plainParagraphs(vars.message),
      facts,
      items,
      closing: ['Simply answer this letter, and name the number of our request.'],
      footer: `You receive this letter because ${company} has accepted your offer.`,
    };
  }
  return {
    sender: company,
    subject: `Просим выставить счёт: ${number}`,
    preheader: 'Ваше предложение принято, ждём счёт.',
    heading: `${company} просит выставить счёт`,
    paragraphs: [greeting(vars.name, locale), 'Ваше предложение принято. Просим выставить счёт на перечисленное ниже.'],
    quoted: plainParagraphs(vars.message),
    facts,
    items,
    closing: ['Просто ответьте на это письмо и укажите номер запроса.'],
    footer: `Вы получили это письмо, потому что ваше предложение принято. Покупатель: ${company}.`,
  };
}

function vatWords({ vatMode, vatRate }: { vatMode: VatMode; vatRate: VatRate | null }, locale: LetterLocale): string {
  const isFree = vatMode === 'none' || vatRate === null || vatRate === 'none';
  if (locale === 'ru') {
    if (isFree) return 'без НДС';
    return vatMode === 'included' ? `с НДС\u00a0${vatRate}\u00a0%` : `плюс НДС\u00a0${vatRate}\u00a0%`;
  }
  if (isFree) return 'no VAT';
  return vatMode === 'included' ? `VAT\u00a0${vatRate}% included` : `plus VAT\u00a0${vatRate}%`;
}
