import { lifecycle, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/**
 * The life of one request for approval. A record on hold or in dispute keeps its request, and nobody decides meanwhile. What was decided
 * is taken back when the record is worked on again.
 */
export const approvalFlow = lifecycle({
  initial: 'pending',
  statuses: {
    pending: status('Awaiting approval', 'На согласовании', 'warning'),
    paused: status('Put aside', 'Отложено'),
    approved: status('Approved', 'Согласовано', 'good'),
    rejected: status('Rejected', 'Отклонено', 'bad'),
    cancelled: status('Taken back', 'Отозвано'),
  },
  moves: {
    approve: { from: ['pending'], to: 'approved', permission: null },
    reject: { from: ['pending'], to: 'rejected', permission: null },
    pause: { from: ['pending'], to: 'paused', permission: null },
    resume: { from: ['paused'], to: 'pending', permission: null },
    cancel: { from: ['pending', 'paused', 'approved', 'rejected'], to: 'cancelled', permission: null },
  },
});

/** Whether everybody named in a step has to approve, or one of them. */
export const stepModes = {
  all: words('Everybody', 'Все'),
  any: words('Any of them', 'Любой из них'),
};

export type StepMode = keyof typeof stepModes;

/** How a step stands. */
export const stepStates = {
  waiting: status('Not begun', 'Не начат'),
  open: status('Waits', 'Ждёт решения', 'warning'),
  approved: status('Approved', 'Согласован', 'good'),
  rejected: status('Rejected', 'Отклонён', 'bad'),
  closed: status('Not decided', 'Без решения'),
};

export type StepState = keyof typeof stepStates;

/** What a person has said in a step; what nobody is left for is passed by who manages the settings. */
export const verdicts = {
  approved: status('Approved', 'Согласовано', 'good'),
  rejected: status('Rejected', 'Отклонено', 'bad'),
  passed: status('Passed: nobody was left to decide', 'Пропущено: решать было некому', 'warning'),
};

export type Verdict = keyof typeof verdicts;
