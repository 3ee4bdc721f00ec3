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

/** Number, title and deadline, then the first positions. */
export function rfqFacts(vars: RfqLetterVars, locale: LetterLocale): NonNullable<Letter['facts']> {
  const ru = locale === 'ru';
  const rest = vars.items.length - mostItems;
  return [
    [ru ? 'Запрос' : 'Request', `${plainName(vars.number)} · ${plainName(vars.title)}`],
    [ru ? 'Ответить до' : 'Answer by', plainMoment(vars.deadline, locale, vars.timeZone)],
    ...vars.items.slice(0, mostItems).map(({ name, quantity }) => [plainName(name), quantity] as const),
    ...(rest > 0
      ? [
          [
            '…',
            ru ? `ещё ${countWords(rest, 'position', locale)}` : `${countWords(rest, 'position', locale)} more`,
          ] as const,
        ]
      : []),
  ];
}

/** The buyer's own words, bounded and without links of theirs. */
export const messageOf = ({ message }: RfqLetterVars): string[] =>
  message === null ? [] : [plainName(message, 1_000)];

/** A title short enough for a subject. */
export const inSubject = (text: string) => plainName(text, 30);
