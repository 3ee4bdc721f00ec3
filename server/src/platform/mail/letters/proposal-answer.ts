import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoney } from './plain-amount.ts';
import { plainName, plainParagraphs } from './plain-name.ts';

type ProposalAnswerVars = {
  readonly name: string;
  readonly number: string;
  readonly title: string | null;
  readonly customer: string;
  readonly total: string;
  readonly currency: string;
  readonly what: 'accepted' | 'declined' | 'asked';
  /** Who said it, as they named themselves. */
  readonly person: string | null;
  readonly position: string | null;
  /** Where a question is to be answered: checked to be a plain address. */
  readonly email: string | null;
  /** A comment, a reason or a question. */
  readonly text: string | null;
  readonly url: string;
};

/** What whoever is answerable for a proposal reads of its customer's answer. */
export function proposalAnswer(vars: ProposalAnswerVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const said = sayings[vars.what][locale];
  const [customer, number] = [plainName(vars.customer), plainName(vars.number)];
  const who = [vars.person, vars.position].flatMap((part) => (part === null ? [] : plainName(part))).join(', ');
  const about = vars.title === null ? number : `${number} · ${plainName(vars.title)}`;
  return {
    subject: customer === '' ? `${number}: ${said}` : `${customer}: ${said}, ${number}`,
    preheader: plainName(vars.text ?? said, 120),
    heading: customer === '' ? capital(said) : `${customer}: ${said}`,
    paragraphs: [greeting(vars.name, locale)],
    quoted: plainParagraphs(vars.text, 2_000),
    facts: [
      [ru ? 'Предложение' : 'Proposal', about],
      [ru ? 'Сумма' : 'Total', plainMoney(vars.total, vars.currency, locale)],
      ...(who === '' ? [] : [[ru ? 'От кого' : 'From', who] as const]),
      ...(vars.email === null ? [] : [[ru ? 'Почта для ответа' : 'Answer to', vars.email] as const]),
    ],
    button: { label: ru ? 'Открыть предложение' : 'Open the proposal', url: vars.url },
    ...(vars.email !== null && {
      link: { label: ru ? 'Ответить письмом' : 'Answer by letter', url: mailTo(vars.email, vars.number) },
    }),
    closing: [next[vars.what][locale]].filter((line) => line !== ''),
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за предложение.'
      : 'You receive this letter because you are responsible for the proposal.',
  };
}

const sayings = {
  accepted: { en: 'the proposal is accepted', ru: 'предложение принято' },
  declined: { en: 'the proposal is declined', ru: 'отказ от предложения' },
  asked: { en: 'a question about the proposal', ru: 'вопрос по предложению' },
} as const;

const next = {
  accepted: { en: 'You can make an invoice of it now.', ru: 'Теперь по нему можно создать счёт.' },
  declined: {
    en: 'You can take it back to work, change it and send it again.',
    ru: 'Его можно вернуть в работу, изменить и отправить ещё раз.',
  },
  asked: { en: '', ru: '' },
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Nothing in an address reads as another header of the answer. */
const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
