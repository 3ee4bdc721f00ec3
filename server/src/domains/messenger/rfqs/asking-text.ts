import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { countWords } from '../../../platform/mail/letters/count-words.ts';
import type { LetterLocale } from '../../../platform/mail/letters/letter.ts';
import { plainMoment } from '../../../platform/mail/letters/plain-moment.ts';
import { plainName, plainParagraphs } from '../../../platform/mail/letters/plain-name.ts';

/** The first message of a request, or one that reminds of it. */
export type AskingKind = 'invitation' | 'reminder';

interface Asking {
  kind: AskingKind;
  rfq: SupplierRfq;
  buyer: string;
  timeZone: string;
  name: string | null;
  url: string;
  locale: LetterLocale;
}

/** A request for quotes in a few lines: what is asked, until when, and where the answer goes. */
export function askingText({ kind, rfq, buyer, timeZone, name, url, locale }: Asking): string {
  const ru = locale === 'ru';
  const until = rfq.responseDeadline && plainMoment(rfq.responseDeadline, locale, timeZone);
  const count = countWords(rfq.counts.items, 'position', locale).replace('\u00a0', ' ');
  return [
    helloTo(name, ru),
    saidOf[kind](plainName(buyer))[locale],
    `${plainName(rfq.number)} · ${plainName(rfq.title)}, ${count}`,
    ...(until ? [ru ? `Ответить до: ${until}` : `Answer by: ${until}`] : []),
    ...(kind === 'invitation' ? plainParagraphs(rfq.message) : []),
    ru ? `Посмотреть и ответить: ${url}` : `Read and answer: ${url}`,
    ...(kind === 'reminder' ? [declining[locale]] : []),
  ].join('\n');
}

function helloTo(name: string | null, ru: boolean): string {
  if (name === null) return ru ? 'Здравствуйте!' : 'Hello!';
  return ru ? `${plainName(name)}, здравствуйте!` : `Dear ${plainName(name)},`;
}

const saidOf: Record<AskingKind, (buyer: string) => Record<LetterLocale, string>> = {
  invitation: (buyer) => ({ ru: `${buyer} просит предложение.`, en: `${buyer} asks for your quote.` }),
  reminder: (buyer) => ({
    ru: `Напоминание: ${buyer} ждёт ваш ответ на запрос цен.`,
    en: `A reminder: ${buyer} is still waiting for your answer.`,
  }),
};

const declining: Record<LetterLocale, string> = {
  ru: 'Если поставить не можете, откажитесь там же: напоминания больше не придут.',
  en: 'If you cannot supply this, decline on the same page: no more reminders will come.',
};
