import { stepModes } from './approval-flow.ts';
import { approvedRecords } from './approved-records.ts';
import { choice, flag, id, ids, integer, price, recordType, text, texts } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** One who approves: a person, or anybody of a role. */
export const approver = {
  kind: choice({ user: words('Person', 'Сотрудник'), role: words('Role', 'Роль') }, 'Person or role', 'Кто это')
    .required()
    .example('role'),
  id: id('Person or role', 'Сотрудник или роль').required(),
};

export type Approver = StructureOf<typeof approver>;

/** One step of a route. */
export const routeStep = {
  name: text(100, 'Name', 'Название').nullable().writable().example('Руководитель'),
  mode: choice(stepModes, 'Who has to approve', 'Кто должен согласовать').writable().example('all'),
  remindAfterHours: integer('Hours until a reminder', 'Напоминать каждые, часов', { minimum: 1, maximum: 720 })
    .nullable()
    .writable()
    .example(24),
  escalateAfterHours: integer('Hours until it is escalated', 'Эскалировать через, часов', { minimum: 1, maximum: 720 })
    .nullable()
    .writable()
    .example(null)
    .describe('Those of `escalateTo` are asked beside the others once nobody has closed the step for so long.'),
  escalateTo: structures(approver, 'Escalated to', 'Кому эскалировать', { maxItems: 20 })
    .writable()
    .example([])
    .describe('The word of any of them closes the step; given together with `escalateAfterHours`.'),
  approvers: structures(approver, 'Approvers', 'Согласующие', { minItems: 1, maxItems: 20 }).required(),
};

export type RouteStep = StructureOf<typeof routeStep>;

/** Who approves what: conditions, and steps one after another. */
export const approvalRoute = noun({
  type: 'approval_route',
  words: words('Approval route', 'Маршрут согласования'),
  table: 'approval_routes',
  alias: 'route',
  audience: 'business',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    recordType: recordType(approvedRecords, 'What it is for', 'Что согласуется').required().filterable(),
    name: text(200, 'Name', 'Название').required().filterable().sortable().searchable().example('Крупные закупки'),
    position: integer('Place', 'Порядок', { minimum: 1, maximum: 1_000 })
      .writable()
      .sortable()
      .describe('The first route in this order whose conditions are met is taken; a new one is the last unless given.'),
    isActive: flag('In use', 'Действует').writable().filterable(),
    amountFrom: price('From this amount', 'Сумма от')
      .nullable()
      .writable()
      .example('100000')
      .describe("In the company's currency, the amount itself included."),
    amountTo: price('Below this amount', 'Сумма до')
      .nullable()
      .writable()
      .example('500000')
      .describe("In the company's currency, the amount itself not included."),
    categoryIds: ids('Category', 'Categories', 'Категории', 50)
      .writable()
      .describe('One row of any of these categories, or of what is below them, is enough; empty is any.'),
    departments: texts(200, 'Departments', 'Подразделения', { maxItems: 50, uniqueItems: true })
      .writable()
      .describe('Of requisitions, whatever the case; empty is any.'),
    counterpartyIds: ids('Counterparty', 'Suppliers or customers', 'Поставщики или заказчики', 50)
      .writable()
      .describe(
        'Of invoices the supplier, of proposals and sales invoices the customer, of contracts the other party; empty is any. Requisitions have none.',
      ),
    overBudget: flag('Only over a budget', 'Только сверх бюджета')
      .writable()
      .describe(
        'For requisitions that overrun a budget that asks for approval; then the route takes the place of who answers for the budget.',
      ),
    steps: structures(routeStep, 'Steps, in their order', 'Шаги'),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type ApprovalRoute = RecordOf<typeof approvalRoute>;
