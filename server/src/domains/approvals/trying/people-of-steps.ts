import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { mayApprove, type Person, peopleNamed } from '../people/person.ts';
import { ableAmong } from '../people/who-may-decide.ts';
import { namedBy } from '../requests/asked-step.ts';

/** Who of each step works here now and may approve such records, in one statement for all steps. */
export async function peopleOfSteps(ctx: ReadContext, { recordType, steps }: ApprovalRoute): Promise<Person[][]> {
  const { waitingUsers: users, waitingRoles: roles } = namedBy(steps.flatMap(({ approvers }) => approvers));
  const able = (await peopleNamed(ctx, { users, roles })).filter((person) => mayApprove(person, recordType));
  return steps.map(({ approvers }) => ableAmong(able, namedBy(approvers)));
}
