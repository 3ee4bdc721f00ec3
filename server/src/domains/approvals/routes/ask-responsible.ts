import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { ApprovalSubject, OverrunBudget } from '../../../kernel/approval-host.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';

type Asked = Pick<ApprovalRoute, 'id' | 'recordType' | 'name' | 'steps'>;

/** Over a budget its responsible person is asked after all others: after those of the route that is for the record, or alone. */
export function askResponsible(
  { language }: ReadContext,
  { recordType }: ApprovalSubject,
  { id, code, responsibleId }: OverrunBudget,
  route: Asked | undefined,
): Asked {
  const name = words(`Over budget ${code}`, `Сверх бюджета ${code}`)[language];
  const approvers = [{ kind: 'user' as const, id: responsibleId }];
  const step = { name: name.slice(0, 100), mode: 'all' as const, remindAfterHours: null, approvers };
  return {
    id,
    recordType,
    name: route ? `${route.name}: ${name}` : name,
    steps: [...(route?.steps ?? []), step],
  };
}
