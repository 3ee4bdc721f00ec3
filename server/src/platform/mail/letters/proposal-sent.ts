import type { Letter, LetterLocale } from './letter.ts';
import { plainDay, plainMoney } from './plain-amount.ts';
import { plainName, plainParagraphs } from './plain-name.ts';

type ProposalSentVars = {
  readonly seller: string;
  readonly number: string;
  readonly title: string | null;
  readonly total: string;
  readonly currency: string;
  /** The last day. */
  readonly validUntil: string | null;
  /** Words of who sends it, in place of ours. */
  readonly subject: string | null;
  readonly message: string | null;
  /** Whether the proposal is attached as a file. */
  readonly hasFile: boolean;
  readonly url: string;
};

/** What a customer reads: who offers what, for how much and until when. */
export function proposalSent(vars: ProposalSentVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [seller, number] = [plainName(vars.seller), plainName(vars.number)];
  const subject = vars.subject === null ? null : plainName(vars.subject, 200);
  const said = plainParagraphs(vars.message, 5_000);
  const facts: Letter['facts'] = [
    [ru ? 'Предложение' : 'Proposal', vars.title === null ? number : `${number} · ${plainName(vars.title, 120)}`],
    [ru ? 'Сумма' : 'Total', plainMoney(vars.total, vars.currency, locale)],
    ...(vars.validUntil === null
      ? []
      : [[ru ? 'Действует до' : 'Valid until', plainDay(vars.validUntil, locale)] as const]),
  ];
  if (!ru)
    return {
      sender: seller,
      subject: subject ?? `Commercial proposal ${number} from ${seller}`,
      preheader: `${seller} makes you an offer. No account is needed.`,
      heading: 'Commercial proposal',
      paragraphs: said.length > 0 ? [] : ['Hello,', `${seller} offers you what is described below.`],
      quoted: said,
      facts,
      button: { label: 'Open the proposal', url: vars.url },
      closing: [
        'By the link you can accept it, decline it or ask a question. You need neither an account nor a password.',
        ...(vars.hasFile ? ['The same proposal is attached as a file.'] : []),
      ],
      footer: 'The link is yours: whoever has it answers in your name. Forward this letter only to those who may.',
    };
  return {
    sender: seller,
    subject: subject ?? `Коммерческое предложение ${number} от ${seller}`,
    preheader: `Предложение от ${seller}. Регистрация не нужна.`,
    heading: 'Коммерческое предложение',
    paragraphs: said.length > 0 ? [] : ['Здравствуйте!', `${seller} направляет вам коммерческое предложение.`],
    quoted: said,
    facts,
    button: { label: 'Открыть предложение', url: vars.url },
    closing: [
      'По ссылке можно принять предложение, отказаться или задать вопрос. Регистрация и пароль не нужны.',
      ...(vars.hasFile ? ['Это же предложение приложено файлом.'] : []),
    ],
    footer:
      'Ссылка личная: кто её откроет, сможет ответить от вашего имени. Пересылайте письмо только тем, кто вправе решать.',
  };
}
