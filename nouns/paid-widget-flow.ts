import { lifecycle, type Move, status } from './kit/lifecycle.ts';

/** What a move asks for, each checked under its own name. */
export const paidWidgetRequirements = ['unused_trial'] as const;

export type PaidWidgetRequirement = (typeof paidWidgetRequirements)[number];

const statuses = {
  notPaid: status('Not paid', 'Не оплачен'),
  trial: status('Trial', 'Пробный период', 'accent'),
  active: status('Paid', 'Оплачен', 'good'),
  disabled: status('Disabled', 'Отключён', 'bad'),
};

export type LicenseStatus = keyof typeof statuses;

type Declared = Move<LicenseStatus, PaidWidgetRequirement>;

/** The platform's operator makes it; no person of a portal may. */
const byOperator = (from: Declared['from'], to: LicenseStatus): Declared => ({ from, to, permission: null });

/** Every move of a licence. What is enabled again is what it was before. */
export const paidWidgetFlow = lifecycle({
  initial: 'notPaid',
  statuses,
  moves: {
    start_trial: {
      from: ['notPaid'],
      to: 'trial',
      permission: 'company_settings.update',
      requires: ['unused_trial'],
    } as Declared,
    activate: byOperator(['notPaid', 'trial'], 'active'),
    end: byOperator(['trial', 'active'], 'notPaid'),
    disable: byOperator(['notPaid', 'trial', 'active'], 'disabled'),
    enable: byOperator(['disabled'], 'notPaid'),
    enable_trial: byOperator(['disabled'], 'trial'),
    enable_active: byOperator(['disabled'], 'active'),
  },
});

export type PaidWidgetMove = keyof typeof paidWidgetFlow.moves;
