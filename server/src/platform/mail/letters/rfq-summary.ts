import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type RfqSummaryVars = {
  readonly name: string;
  readonly number: string;
  readonly title: string;
  readonly asked: number;
  readonly quoted: number;
  readonly declined: number;
  /** Names of those who said nothing. */
  readonly silent: readonly string[];
  /** Prices were hidden until now. */
  readonly unsealed: boolean;
  readonly url: string;
};

export function rfqSummary(vars: RfqSummaryVars, locale: LetterLocale): Letter {
  const silent = vars.silent
    .slice(0, 5)
    .map((name) => plainName(name))
    .join('; ');
  const more = vars.silent.length > 5 ? '…' : '';
  const counts = [vars.asked, vars.quoted, vars.declined].map(String) as [string, string, string];
  if (locale === 'en') {
    return {
      subject: `Answers are in: request ${plainName(vars.number)}, ${inSubject(vars.title)}`,
      preheader: `Quotes: ${vars.quoted} of ${vars.asked}.`,
      heading: 'The deadline has passed',
      paragraphs: [
        greeting(vars.name, locale),
        'Answers to the request are not taken any more.',
        ...(vars.unsealed ? ['Prices were sealed until now; they are open.'] : []),
      ],
      facts: [
        ['Request', `${plainName(vars.number)} · ${plainName(vars.title)}`],
        ['Asked', counts[0]],
        ['Quoted', counts[1]],
        ['Declined', counts[2]],
        ...(silent === '' ? [] : [['No answer', silent + more] as const]),
      ],
      button: { label: 'Compare the quotes', url: vars.url },
      closing: ['To wait for the others, move the deadline ahead: the request opens again.'],
      footer: 'You receive this letter because you are responsible for the request.',
    };
  }
  return {
    subject: `Срок истёк: запрос ${plainName(vars.number)}, ${inSubject(vars.title)}`,
    preheader: `Предложений: ${vars.quoted} из ${vars.asked}.`,
    heading: 'Срок ответа истёк',
    paragraphs: [
      greeting(vars.name, locale),
      'Ответы на запрос больше не принимаются.',
      ...(vars.unsealed ? ['До этого момента цены были скрыты; теперь они открыты.'] : []),
    ],
    facts: [
      ['Запрос', `${plainName(vars.number)} · ${plainName(vars.title)}`],
      ['Запрошено', counts[0]],
      ['Предложений', counts[1]],
      ['Отказов', counts[2]],
      ...(silent === '' ? [] : [['Не ответили', silent + more] as const]),
    ],
    button: { label: 'Сравнить предложения', url: vars.url },
    closing: ['Чтобы дождаться остальных, перенесите срок вперёд: запрос откроется снова.'],
    footer: 'Вы получили это письмо, потому что отвечаете за запрос.',
  };
}
