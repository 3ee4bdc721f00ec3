import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';
import { inSubject, messageOf, type RfqLetterVars, rfqFacts } from './rfq-letter.ts';

export function rfqInvitation(vars: RfqLetterVars, locale: LetterLocale): Letter {
  const buyer = plainName(vars.buyer);
  const facts = rfqFacts(vars, locale);
  if (locale === 'en') {
    return {
      subject: `Request for quotes ${plainName(vars.number)}: ${inSubject(vars.title)}`,
      preheader: `${buyer} asks for your prices. No account is needed.`,
      heading: `${buyer} asks for your quote`,
      paragraphs: [greeting(vars.name, locale), `${buyer} is buying and would like your prices.`, ...messageOf(vars)],
      facts,
      button: { label: 'Give your prices', url: vars.url },
      closing: [
        'You need neither an account nor a password. A draft is kept, so you can come back to it until the deadline.',
      ],
      footer: 'The link is yours alone: whoever has it answers in your name. Please do not forward this letter.',
    };
  }
  return {
    subject: `Запрос предложений ${plainName(vars.number)}: ${inSubject(vars.title)}`,
    preheader: `${buyer} просит ваши цены. Регистрация не нужна.`,
    heading: `${buyer} запрашивает предложение`,
    paragraphs: [
      greeting(vars.name, locale),
      `${buyer} проводит закупку и просит сообщить ваши цены и условия.`,
      ...messageOf(vars),
    ],
    facts,
    button: { label: 'Указать цены', url: vars.url },
    closing: ['Регистрация и пароль не нужны. Черновик сохраняется: к нему можно вернуться до окончания срока.'],
    footer: 'Ссылка личная: кто её откроет, ответит от вашего имени. Пожалуйста, не пересылайте это письмо.',
  };
}
