import { type ApprovalVars, approvalFacts, inWords } from './approval-letter.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type ApprovalDesertedVars = ApprovalVars & {
  /** The step that nobody is left to decide. */
  readonly step: string | null;
};

export function approvalDeserted(vars: ApprovalDesertedVars, locale: LetterLocale): Letter {
  const { noun, name } = inWords(vars, locale);
  const ru = locale === 'ru';
  const step = vars.step === null ? [] : [[ru ? 'Шаг' : 'Step', plainName(vars.step)] as const];
  return {
    subject: ru
      ? `Некому согласовать: ${noun.toLowerCase()} ${name}`
      : `Nobody can approve: ${noun.toLowerCase()} ${name}`,
    preheader: ru ? 'Никто из согласующих этого шага не может решить.' : 'No approver of this step can decide.',
    heading: ru ? `${noun} ${name}: решать некому` : `${noun} ${name}: nobody is left to decide`,
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Все, кого называет этот шаг, заблокированы, лишились права согласовывать или сами подготовили документ. Пропустите шаг или отзовите документ и поправьте маршрут.'
        : 'Everybody named in this step is blocked, may no longer approve, or made the document. Pass the step, or take the document back and correct the route.',
    ],
    facts: [...approvalFacts(vars, locale), ...step],
    button: { label: ru ? 'Открыть' : 'Open', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что управляете настройками компании.'
      : 'You receive this letter because you manage the settings of the company.',
  };
}
