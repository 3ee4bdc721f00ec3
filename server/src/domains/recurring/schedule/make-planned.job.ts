import { id, nullable, object } from '../../../kernel/fields.ts';
import { job } from '../../../kernel/job.ts';
import { giveUpPlanned } from './give-up-planned.ts';
import { makePlanned } from './make-planned.ts';

/** Makes what a day of a schedule asks for, in the name of whoever is responsible for it. */
export const makePlannedJob = job({
  name: 'recurring.make-planned',
  payload: object({ runId: id('Day of a schedule'), userId: nullable(id('Whom it is made for')) }),
  command: makePlanned,
  onBehalfOf: ({ userId }) => userId,
  onGivenUp: { command: giveUpPlanned, input: ({ runId }) => ({ runId }) },
});
