import type { RouteStep } from '../../../../../nouns/approval-route.ts';

/** A step as it was given, or as it was kept before escalation came. */
type GivenStep = Pick<RouteStep, 'approvers'> & { [Field in keyof RouteStep]?: RouteStep[Field] | undefined };

/** A step with its defaults: everybody, no reminder, no escalation. What was kept before escalation came is completed by them too. */
export const wholeStep = ({
  name = null,
  mode = 'all',
  remindAfterHours = null,
  escalateAfterHours = null,
  escalateTo = [],
  approvers,
}: GivenStep): RouteStep => ({
  ...{ name, mode, remindAfterHours, escalateAfterHours },
  escalateTo: escalateTo.map(({ kind, id }) => ({ kind, id })),
  approvers: approvers.map(({ kind, id }) => ({ kind, id })),
});
