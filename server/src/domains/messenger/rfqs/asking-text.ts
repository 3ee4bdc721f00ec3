import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { countWords } from '../../../platform/mail/letters/count-words.ts';
import type { LetterLocale } from '../../../platform/mail/letters/letter.ts';
import { plainMoment } from '../../../platform/mail/letters/plain-moment.ts';
import { plainName, plainParagraphs } from '../../../platform/mail/letters/plain-name.ts';

interface Asking {
  rfq: SupplierRfq;
  buyer: string;
  timeZone: string;
  name: string | null;
  url: string;
  locale: LetterLocale;
}

/** A request for quotes in a few lines: what is asked, until when, and where the answer goes. */
export function askingText({ rfq, buyer, timeZone, name, url, locale }: Asking): string {
  const ru = locale === 'ru';
  const hello =
    name === null
      ? ru
        ? 'Здравствуйте!'
        : 'Hello!'
      : ru
        ? `${plainName(name)}, здравствуйте!`
        : `Dear ${plainName(name)},`;
  const until = rfq.responseDeadline && plainMoment(rfq.responseDeadline, locale, timeZone);
  const count = countWords(rfq.counts.items, 'position', locale).replace('\u00a0', ' ');
  return [
    hello,
    ru ? `${plainName(buyer)} просит предложение.` : `${plainName(buyer)} asks for your quote.`,
    `${plainName(rfq.number)} · ${plainName(rfq.title)}, ${count}`,
    ...(until ? [ru ? `Ответить до: ${until}` : `Answer by: ${until}`] : []),
    ...plainParagraphs(rfq.message),
    ru ? `Посмотреть и ответить: ${url}` : `Read and answer: ${url}`,
  ].join('\n');
}
