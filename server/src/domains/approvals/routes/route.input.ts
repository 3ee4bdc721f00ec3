import Type, { type Static } from 'typebox';
import { routeStep } from '../../../../../nouns/approval-route.ts';
import { creationOf } from '../../../kernel/entity-of.ts';
import { id, object } from '../../../kernel/fields.ts';
import { warnings } from '../../../kernel/problems/warnings.ts';
import { approvalRoute } from './approval-route.ts';

const stepInput = object(creationOf(routeStep), { title: 'Step of an approval' });

export type StepInput = Static<typeof stepInput>;

export const stepsInput = Type.Array(stepInput, {
  minItems: 1,
  maxItems: 10,
  title: 'Steps, in their order, the whole list',
});

/** A route as it was saved, with what should be known of it. */
export const writtenRoute = object(
  {
    ...approvalRoute.fields,
    warnings: warnings('role_without_people', { id: id('Role or route') }),
  },
  { title: 'Approval route as it was saved' },
);
