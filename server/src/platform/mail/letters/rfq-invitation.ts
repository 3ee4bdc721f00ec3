import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName, plainParagraphs } from './plain-name.ts';
import { inSubject, type RfqLetterVars, rfqFacts, rfqItems } from './rfq-letter.ts';

export function rfqInvitation(vars: RfqLetterVars, locale: LetterLocale): Letter {
  const buyer = plainName(vars.buyer);
  const [facts, items] = [rfqFacts(vars, locale), rfqItems(vars, locale)];
  if (locale === 'en') {
    return {
      sender: buyer,
      subject: `Request for quotes ${plainName(vars.number)}: ${inSubject(vars.title)}`,
      preheader: `${buyer} asks for your prices. No account is needed.`,
      heading: `${buyer} asks for your quote`,
      paragraphs: [greeting(vars.name, locale), `${buyer} is buying and would like your prices.`],
      quoted: plainParagraphs(vars.message),
      facts,
      items,
      button: { label: 'Give your prices', url: vars.url },
      closing: [
        'You need neither an account nor a password. A draft is kept, so you can come back to it until the deadline.',
      ],
      footer: 'The link is yours alone: whoever has it answers in your name. Please do not forward this letter.',
    };
  }
  return {
    sender: buyer,
    subject: `Запрос предложений ${plainName(vars.number)}: ${inSubject(vars.title)}`,
    preheader: `${buyer} просит ваши цены. Регистрация не нужна.`,
    heading: `${buyer} запрашивает предложение`,
    paragraphs: [greeting(vars.name, locale), `${buyer} проводит закупку и просит сообщить ваши цены и условия.`],
    quoted: plainParagraphs(vars.message),
    facts,
    items,
    button: { label: 'Указать цены', url: vars.url },
    closing: ['Регистрация и пароль не нужны. Черновик сохраняется: к нему можно вернуться до окончания срока.'],
    footer: 'Ссылка личная: кто её откроет, ответит от вашего имени. Пожалуйста, не пересылайте это письмо.',
  };
}
