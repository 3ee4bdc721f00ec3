import type { ApprovalRoute, RouteStep } from '../../../../../nouns/approval-route.ts';
import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';

/** What of a route contradicts itself, or its kind of record. */
export function routeFaults({
  recordType,
  amountFrom,
  amountTo,
  categoryIds,
  departments,
  counterpartyIds,
  overBudget,
  steps,
}: ApprovalRoute): FieldError[] {
  const faults: FieldError[] = steps.flatMap(escalationFaults);
  if (amountTo !== null && new Exact(amountTo).lte(amountFrom ?? '0'))
    faults.push(
      fieldError(
        '/amountTo',
        'not_above',
        words('must be above the amount it begins at', 'должна быть больше начальной суммы'),
      ),
    );
  if (categoryIds.length > 0 && recordType === 'contract')
    faults.push(
      fieldError(
        '/categoryIds',
        'not_for_this_kind',
        words('contracts have no rows of the catalog', 'в договоре нет позиций каталога'),
      ),
    );
  if (departments.length > 0 && recordType !== 'procurement')
    faults.push(
      fieldError(
        '/departments',
        'not_for_this_kind',
        words('only requisitions name a department', 'подразделение указывают только в заявках'),
      ),
    );
  if (counterpartyIds.length > 0 && recordType === 'procurement')
    faults.push(
      fieldError(
        '/counterpartyIds',
        'not_for_this_kind',
        words('requisitions have neither supplier nor customer', 'у заявки нет ни поставщика, ни заказчика'),
      ),
    );
  if (overBudget && recordType !== 'procurement')
    faults.push(
      fieldError(
        '/overBudget',
        'not_for_this_kind',
        words('only requisitions draw on budgets', 'бюджеты расходуют только заявки'),
      ),
    );
  return faults;
}

/** A step says both when it is escalated and to whom, or neither. */
function escalationFaults({ escalateAfterHours, escalateTo }: RouteStep, place: number): FieldError[] {
  if ((escalateAfterHours === null) === (escalateTo.length === 0)) return [];
  const [field, missing] =
    escalateAfterHours === null
      ? ([
          'escalateAfterHours',
          words('say after how many hours it is escalated', 'укажите, через сколько часов эскалировать'),
        ] as const)
      : (['escalateTo', words('say whom it is escalated to', 'укажите, кому эскалировать')] as const);
  return [fieldError(`/steps/${place}/${field}`, 'required', missing)];
}
