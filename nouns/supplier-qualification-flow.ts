import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
export const qualificationRequirements = ['reason', 'validity'] as const;

export type QualificationRequirement = (typeof qualificationRequirements)[number];

const statuses = {
  asked: status('Asked for', 'На рассмотрении', 'warning', { action: words('Ask again', 'Рассмотреть заново') }),
  approved: status('Qualified', 'Допущен', 'good', { action: words('Qualify', 'Допустить') }),
  refused: status('Refused', 'Отказано', 'bad', { action: words('Refuse', 'Отказать') }),
  suspended: status('Suspended', 'Приостановлен', 'warning', { action: words('Suspend', 'Приостановить') }),
  expired: status('Expired', 'Истёк'),
};

export type QualificationStatus = keyof typeof statuses;

type Declared = Move<QualificationStatus, QualificationRequirement>;

/** Whoever decides on suppliers asks for it. */
const decided = (
  from: Declared['from'],
  to: QualificationStatus,
  ...requires: QualificationRequirement[]
): Declared => ({ ...{ from, to, requires }, permission: 'counterparties.qualify' });

/** Every move of a qualification. */
export const supplierQualificationFlow = lifecycle({
  initial: 'asked',
  statuses,
  moves: {
    approve: decided(['asked'], 'approved', 'validity'),
    refuse: decided(['asked'], 'refused', 'reason'),
    suspend: decided(['approved'], 'suspended', 'reason'),
    resume: decided(['suspended'], 'approved', 'validity'),
    ask_again: {
      from: ['refused', 'suspended', 'expired'],
      to: 'asked',
      permission: 'counterparties.update',
    },
    expire: { from: ['approved', 'suspended'], to: 'expired', permission: null, isAutomatic: true },
  },
});

export type QualificationMove = keyof typeof supplierQualificationFlow.moves;
