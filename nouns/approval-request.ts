import { approvalFlow } from './approval-flow.ts';
import { approvedRecords } from './approved-records.ts';
import { currency, date, decimal, id, instant, integer, longText, ownText, recordType, status } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt } = recordFields;

/** What was sent for approval by a route: its steps as they were then, and what was decided. */
export const approvalRequest = noun({
  type: 'approval_request',
  words: words('Request for approval', 'Запрос согласования'),
  table: 'approval_requests',
  alias: 'asked',
  audience: 'business',
  displayName: 'title',
  lifecycle: approvalFlow,
  facts: ['created', 'decided', 'step_opened', 'escalated', 'status_changed'],
  fields: {
    id: id().filterable().sortable(),
    recordType: recordType(approvedRecords, 'What is approved', 'Что согласуется').filterable(),
    recordId: id('Its identifier', 'Идентификатор записи').filterable(),
    number: ownText('Number', 'Номер')
      .nullable()
      .example('PR-2026-0001')
      .describe('Null for a sales invoice, which gets its number when it is issued.'),
    title: ownText('Title', 'Название').example('Цемент на фундамент корпуса 2'),
    amount: decimal('Amount', 'Сумма')
      .filterable()
      .sortable()
      .example('148500.00')
      .describe('Of a contract its limit; zero for one without a limit.'),
    currency: currency().filterable(),
    dueDate: date('Needed or to be paid by', 'Срок').nullable().filterable().sortable(),
    routeId: id('Route', 'Маршрут').filterable(),
    routeName: ownText('Route as it was called', 'Название маршрута').example('Крупные закупки'),
    step: integer('Step that is open', 'Текущий шаг', { minimum: 1 }),
    stepCount: integer('Steps', 'Шагов').computed(),
    stepName: ownText('Name of the step', 'Название шага').nullable().computed(),
    stepOpenedAt: instant('Waits since', 'Ждёт с').filterable().sortable(),
    askedBy: id('Sent for approval by', 'Кто отправил на согласование').nullable().filterable(),
    status: status(approvalFlow).filterable(),
    reason: longText(1_000, 'Why it was rejected or taken back', 'Почему отклонено или отозвано').nullable(),
    decidedAt: instant('Decided', 'Решено').nullable(),
    ...{ version, createdAt, updatedAt },
  },
});

export type ApprovalRequest = RecordOf<typeof approvalRequest>;
