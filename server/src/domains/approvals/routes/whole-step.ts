import type { RouteStep } from '../../../../../nouns/approval-route.ts';
import type { StepInput } from './route.input.ts';

/** A step with its defaults: everybody, no reminder, no escalation. What was kept before escalation came is completed by them too. */
export const wholeStep = ({
  name = null,
  mode = 'all',
  remindAfterHours = null,
  escalateAfterHours = null,
  escalateTo = [],
  approvers,
}: StepInput): RouteStep => ({
  ...{ name, mode, remindAfterHours, escalateAfterHours },
  escalateTo: escalateTo.map(({ kind, id }) => ({ kind, id })),
  approvers: approvers.map(({ kind, id }) => ({ kind, id })),
});
