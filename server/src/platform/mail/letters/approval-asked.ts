import { type ApprovalVars, approvalFacts, inWords } from './approval-letter.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type ApprovalAskedVars = ApprovalVars & {
  /** Who sent it for approval. */
  readonly by: string | null;
};

export function approvalAsked(vars: ApprovalAskedVars, locale: LetterLocale): Letter {
  const { accusative, noun, name } = inWords(vars, locale);
  const by = vars.by === null ? null : plainName(vars.by);
  if (locale === 'en') {
    return {
      subject: `Approval needed: ${noun.toLowerCase()} ${name}`,
      preheader: by === null ? 'It waits for your decision.' : `${by} asks for your decision.`,
      heading: `${noun} ${name} needs your approval`,
      paragraphs: [
        greeting(vars.name, locale),
        vars.kind === 'invoice' ? 'It is paid once it is approved.' : 'Buying begins once it is approved.',
      ],
      facts: [...approvalFacts(vars, locale), ...(by === null ? [] : [['Sent by', by] as const])],
      button: { label: 'Open and decide', url: vars.url },
      footer: 'You receive this letter because your role may approve it.',
    };
  }
  return {
    subject: `Согласуйте ${accusative} ${name}`,
    preheader: by === null ? 'Ждёт вашего решения.' : `Отправил(а) ${by}, ждёт вашего решения.`,
    heading: `${noun} ${name} ждёт вашего согласования`,
    paragraphs: [
      greeting(vars.name, locale),
      vars.kind === 'invoice' ? 'Без согласования счёт не оплатят.' : 'Без согласования закупка не начнётся.',
    ],
    facts: [...approvalFacts(vars, locale), ...(by === null ? [] : [['Отправил(а)', by] as const])],
    button: { label: 'Открыть и решить', url: vars.url },
    footer: 'Вы получили это письмо, потому что ваша роль позволяет согласовать.',
  };
}
