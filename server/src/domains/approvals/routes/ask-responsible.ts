import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { ApprovalSubject, OverrunBudget } from '../../../kernel/approval-host.ts';
import { wholeStep } from './whole-step.ts';

type Asked = Pick<ApprovalRoute, 'id' | 'recordType' | 'name' | 'steps'>;

/** Over a budget its responsible person is asked after all others: after those of the route that is for the record, or alone. */
export function askResponsible(
  { recordType }: ApprovalSubject,
  { id, code, name, responsibleId }: OverrunBudget,
  route: Asked | undefined,
): Asked {
  const step = wholeStep({ name: code, approvers: [{ kind: 'user', id: responsibleId }] });
  return {
    ...{ id, recordType },
    name: `${route?.name ?? name} · ${code}`,
    steps: [...(route?.steps ?? []), step],
  };
}
