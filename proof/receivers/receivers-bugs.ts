import type { Planted } from '../plant.ts';

export interface PlantedInReceivers extends Planted {
  /** What shows it. */
  by: 'clocks' | 'installation';
}

const sending = 'server/src/platform/webhooks/sending';

export const receiversBugs: readonly PlantedInReceivers[] = [
  {
    name: 'what a receiver asks for takes the place of the step',
    file: `${sending}/retry-schedule.ts`,
    changes: [['Math.max(step, Math.min(hint, 24 * HOUR))', '(hint > 0 ? Math.min(hint, 24 * HOUR) : step)']],
    caughtBy: 'R7',
    by: 'clocks',
  },
  {
    name: 'the share of chance comes off the step as often as on it',
    file: `${sending}/retry-schedule.ts`,
    changes: [['return random() * Math.min(', 'return (random() - 0.5) * Math.min(']],
    caughtBy: 'R6',
    by: 'clocks',
  },
  {
    name: 'receivers that hang take every place',
    file: `${sending}/create-delivery-lanes.ts`,
    changes: [['if (isSlow && !slow.fits(lane.tenantId)) return false;', '']],
    caughtBy: 'R4',
    by: 'clocks',
  },
  {
    name: 'a subscription takes as many places as its host has',
    file: `${sending}/create-delivery-lanes.ts`,
    changes: [['limits.perSubscription],\n', 'limits.perHost],\n']],
    caughtBy: 'R5',
    by: 'clocks',
  },
  {
    name: 'a receiver that is gone is tried again',
    file: `${sending}/retry-schedule.ts`,
    changes: [["if (outcome.status === 410) return final('failed', 'gone');", '']],
    caughtBy: 'R1',
    by: 'installation',
  },
];
