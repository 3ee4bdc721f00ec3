import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';
import { inSubject, type RfqLetterVars, rfqFacts, rfqItems } from './rfq-letter.ts';

export function rfqReminder(vars: RfqLetterVars, locale: LetterLocale): Letter {
  const buyer = plainName(vars.buyer);
  const [facts, items] = [rfqFacts(vars, locale), rfqItems(vars, locale)];
  if (locale === 'en') {
    return {
      sender: buyer,
      subject: `Reminder: request ${plainName(vars.number)}, ${inSubject(vars.title)}`,
      preheader: `${buyer} is still waiting for your prices.`,
      heading: 'Your prices are still awaited',
      paragraphs: [
        greeting(vars.name, locale),
        `${buyer} has not had your answer yet. There is still time to give it.`,
      ],
      facts,
      items,
      button: { label: 'Give your prices', url: vars.url },
      closing: ['If you cannot supply this, decline on the same page: no more reminders will come.'],
      footer: 'The link is yours alone: whoever has it answers in your name. Please do not forward this letter.',
    };
  }
  return {
    sender: buyer,
    subject: `Напоминание: запрос ${plainName(vars.number)}, ${inSubject(vars.title)}`,
    preheader: `${buyer} всё ещё ждёт ваши цены.`,
    heading: 'Ваше предложение ещё ждут',
    paragraphs: [greeting(vars.name, locale), `${buyer} пока не получил ваш ответ. Время ещё есть.`],
    facts,
    items,
    button: { label: 'Указать цены', url: vars.url },
    closing: ['Если поставить не можете, откажитесь на той же странице: напоминания больше не придут.'],
    footer: 'Ссылка личная: кто её откроет, ответит от вашего имени. Пожалуйста, не пересылайте это письмо.',
  };
}
