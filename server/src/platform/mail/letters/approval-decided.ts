import { type ApprovalVars, approvalFacts, inWords } from './approval-letter.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type ApprovalDecidedVars = ApprovalVars & {
  readonly verdict: 'approved' | 'rejected';
  /** Who decided. */
  readonly by: string | null;
  /** Why it was rejected. */
  readonly reason: string | null;
};

export function approvalDecided(vars: ApprovalDecidedVars, locale: LetterLocale): Letter {
  const { noun, name } = inWords(vars, locale);
  const verdict = verdicts[vars.kind][vars.verdict][locale];
  const ru = locale === 'ru';
  const reason = vars.reason === null ? null : plainName(vars.reason, 1_000);
  return {
    subject: `${noun} ${name}: ${verdict}`,
    preheader: reason ?? (ru ? 'Можно продолжать.' : 'You can go on.'),
    heading: `${noun} ${name}: ${verdict}`,
    paragraphs: [greeting(vars.name, locale), next(vars, ru)],
    facts: [
      ...approvalFacts(vars, locale),
      ...(vars.by === null ? [] : [[ru ? 'Решение принял(а)' : 'Decided by', plainName(vars.by)] as const]),
      ...(reason === null ? [] : [[ru ? 'Причина' : 'Reason', reason] as const]),
    ],
    button: { label: ru ? 'Открыть' : 'Open', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отправили это на согласование.'
      : 'You receive this letter because you sent it for approval.',
  };
}

const verdicts = {
  requisition: {
    approved: { en: 'approved', ru: 'согласована' },
    rejected: { en: 'rejected', ru: 'отклонена' },
  },
  invoice: {
    approved: { en: 'approved', ru: 'согласован' },
    rejected: { en: 'rejected', ru: 'отклонён' },
  },
  proposal: {
    approved: { en: 'approved', ru: 'согласовано' },
    rejected: { en: 'rejected', ru: 'отклонено' },
  },
  'sales invoice': {
    approved: { en: 'approved', ru: 'согласован' },
    rejected: { en: 'sent back', ru: 'возвращён на доработку' },
  },
  contract: {
    approved: { en: 'approved', ru: 'согласован' },
    rejected: { en: 'rejected', ru: 'отклонён' },
  },
} as const;

function next({ kind, verdict }: ApprovalDecidedVars, ru: boolean): string {
  if (verdict === 'approved') {
    if (kind === 'invoice') return ru ? 'Счёт можно оплачивать.' : 'It can be paid now.';
    if (kind === 'proposal') return ru ? 'Его можно отправить заказчику.' : 'It can be sent to the customer now.';
    if (kind === 'contract') return ru ? 'Его можно отправить на подписание.' : 'It can be sent for signing now.';
    if (kind === 'sales invoice') return ru ? 'Его можно выставить.' : 'It can be issued now.';
    return ru ? 'Можно запрашивать цены и заказывать.' : 'You can ask for prices and order now.';
  }
  if (kind === 'proposal' || kind === 'sales invoice')
    return ru ? 'Исправьте и отправьте на согласование ещё раз.' : 'Correct it and send it for approval again.';
  return ru
    ? 'Верните в работу, исправьте и отправьте на согласование ещё раз.'
    : 'Take it back, correct it and send it for approval again.';
}
