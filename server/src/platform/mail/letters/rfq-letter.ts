import { countWords } from './count-words.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName } from './plain-name.ts';

/** What every letter about a request for quotes knows of it. */
export type RfqLetterVars = {
  /** Whom it greets; null for nobody in particular. */
  readonly name: string | null;
  readonly buyer: string;
  readonly number: string;
  readonly title: string;
  /** ISO instant. */
  readonly deadline: string;
  readonly timeZone: string;
  readonly message: string | null;
  /** Quantities with their units, as they are to be read. */
  readonly items: ReadonlyArray<{ readonly name: string; readonly quantity: string }>;
  readonly url: string;
};

const mostItems = 8;
const longestName = 200;

/** Number, title and deadline. */
export function rfqFacts(vars: RfqLetterVars, locale: LetterLocale): NonNullable<Letter['facts']> {
  const ru = locale === 'ru';
  return [
    [ru ? 'Запрос' : 'Request', `${plainName(vars.number)} · ${plainName(vars.title)}`],
    [ru ? 'Ответить до' : 'Answer by', plainMoment(vars.deadline, locale, vars.timeZone)],
  ];
}

/** The first positions, and how many more there are. */
export function rfqItems({ items }: RfqLetterVars, locale: LetterLocale): NonNullable<Letter['items']> {
  const rest = items.length - mostItems;
  const first = items
    .slice(0, mostItems)
    .map(({ name, quantity }) => ({ name: plainName(name, longestName), amount: quantity }));
  if (rest <= 0) return first;
  const more = countWords(rest, 'position', locale);
  return [
    ...first,
    { name: locale === 'ru' ? `… и ещё ${more}` : `… and ${more.replace('\u00a0', ' more ')}`, amount: '' },
  ];
}

/** A title short enough for a subject. */
export const inSubject = (text: string) => plainName(text, 30);
