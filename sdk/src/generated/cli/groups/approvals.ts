// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-approvals': {
    call: 'listApprovals',
    kind: 'list',
    summary: 'List what waits for my decision by a route',
    about:
      'Requests whose open step the caller may decide now, as one of its approvers or in the place of somebody who is away. Records that no route is for are found by `awaitingMyApproval` of their own lists.',
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: {
        kind: 'text',
        words: 'Up to 3 of id, amount, dueDate, stepOpenedAt, createdAt, updatedAt; `-` before descending ones',
      },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      recordType: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      recordId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      amount: { kind: 'text', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] },
      currency: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      dueDate: { kind: 'text', operators: ['eq', 'gt', 'gte', 'lt', 'lte', 'isNull'] },
      routeId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      stepOpenedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      askedBy: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
      status: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  'preview-approval': {
    call: 'previewApproval',
    kind: 'call',
    summary: 'Who would approve a record',
    about:
      'By the routes and the record as they are now, before anything is sent. `route` is null where no route is for it: then one person whose role allows it approves. An approval that is under way stands in `approval` of the card instead.',
    path: [],
    query: {
      recordType: {
        kind: 'text',
        values: ['procurement', 'invoice', 'commercial_proposal', 'sales_invoice', 'contract'],
        words: 'Kind of the record',
        isRequired: true,
      },
      recordId: { kind: 'text', words: 'Record', isRequired: true },
    },
  },
  'list-routes': {
    call: 'listRoutes',
    kind: 'list',
    summary: 'List approval routes',
    about: 'In the order they are tried: of one kind of record the first whose conditions are met is taken.',
    scopes: ['settings.read'],
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, name, position, createdAt, updatedAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: { kind: 'text', words: 'At least 2 characters, looked for in name' },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      recordType: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      name: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      position: { kind: 'text', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in'] },
      isActive: { kind: 'text', operators: ['eq'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  'create-route': {
    call: 'createRoute',
    kind: 'call',
    isWrite: true,
    summary: 'Add an approval route',
    about:
      'Who approves records of a kind that meet all its conditions, step by step. Approvers are people and roles who may approve such records anyway. A step with `all` needs everybody named, where any holder speaks for a role; with `any` one of them. Once it has waited for `escalateAfterHours`, those of `escalateTo` are asked too, and the word of one of them closes it. Records that are waiting keep the steps they were sent with. Of two routes with the same conditions the later is never taken; `warnings` tell which.',
    scopes: ['settings.write'],
    path: [],
    body: {
      recordType: {
        kind: 'text',
        values: ['procurement', 'invoice', 'commercial_proposal', 'sales_invoice', 'contract'],
        words: 'What it is for',
        isRequired: true,
      },
      name: { kind: 'text', words: 'Name', isRequired: true },
      position: {
        kind: 'number',
        words:
          'Place. The first route in this order whose conditions are met is taken; a new one is the last unless given.',
      },
      isActive: { kind: 'boolean', words: 'In use' },
      amountFrom: {
        kind: 'text',
        isNullable: true,
        words: "From this amount. In the company's currency, the amount itself included.",
      },
      amountTo: {
        kind: 'text',
        isNullable: true,
        words: "Below this amount. In the company's currency, the amount itself not included.",
      },
      categoryIds: {
        kind: 'list',
        words: 'Categories. One row of any of these categories, or of what is below them, is enough; empty is any.',
      },
      departments: { kind: 'list', words: 'Departments. Of requisitions, whatever the case; empty is any.' },
      counterpartyIds: {
        kind: 'list',
        words:
          'Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the other party; empty is any. Requisitions have none.',
      },
      overBudget: {
        kind: 'boolean',
        words:
          'Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the place of who answers for the budget.',
      },
      steps: { kind: 'json', words: 'Steps, in their order, the whole list', isRequired: true },
    },
  },
  'try-route': {
    call: 'tryRoute',
    kind: 'call',
    isWrite: true,
    summary: 'Try an approval route on past records',
    about:
      'Takes a route as it would be saved, as if it were in use, and saves nothing; `routeId` is the one it takes the place of. Looks at the newest 200 records of its kind that were sent for approval or went further, of the last 12 months unless days are given, with routes, people and budgets as they are now. Takes the right to read such records besides.',
    scopes: ['settings.read'],
    path: [],
    body: {
      routeId: { kind: 'text', words: 'Route it takes the place of' },
      recordType: {
        kind: 'text',
        values: ['procurement', 'invoice', 'commercial_proposal', 'sales_invoice', 'contract'],
        words: 'What it is for',
        isRequired: true,
      },
      name: { kind: 'text', words: 'Name', isRequired: true },
      position: {
        kind: 'number',
        words:
          'Place. The first route in this order whose conditions are met is taken; a new one is the last unless given.',
      },
      isActive: { kind: 'boolean', words: 'In use' },
      amountFrom: {
        kind: 'text',
        isNullable: true,
        words: "From this amount. In the company's currency, the amount itself included.",
      },
      amountTo: {
        kind: 'text',
        isNullable: true,
        words: "Below this amount. In the company's currency, the amount itself not included.",
      },
      categoryIds: {
        kind: 'list',
        words: 'Categories. One row of any of these categories, or of what is below them, is enough; empty is any.',
      },
      departments: { kind: 'list', words: 'Departments. Of requisitions, whatever the case; empty is any.' },
      counterpartyIds: {
        kind: 'list',
        words:
          'Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the other party; empty is any. Requisitions have none.',
      },
      overBudget: {
        kind: 'boolean',
        words:
          'Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the place of who answers for the budget.',
      },
      steps: { kind: 'json', words: 'Steps, in their order, the whole list', isRequired: true },
      from: { kind: 'text', words: 'First day' },
      until: { kind: 'text', words: 'Last day' },
    },
  },
  'get-route': {
    call: 'getRoute',
    kind: 'call',
    summary: 'Get an approval route',
    scopes: ['settings.read'],
    path: ['id'],
  },
  'update-route': {
    call: 'updateRoute',
    kind: 'call',
    isWrite: true,
    summary: 'Change an approval route',
    about:
      'Fields left out stay, null clears. `steps` are the whole list. Records that are waiting keep the steps they were sent with.',
    scopes: ['settings.write'],
    path: ['id'],
    body: {
      recordType: {
        kind: 'text',
        values: ['procurement', 'invoice', 'commercial_proposal', 'sales_invoice', 'contract'],
        words: 'What it is for',
      },
      name: { kind: 'text', words: 'Name' },
      position: {
        kind: 'number',
        words:
          'Place. The first route in this order whose conditions are met is taken; a new one is the last unless given.',
      },
      isActive: { kind: 'boolean', words: 'In use' },
      amountFrom: {
        kind: 'text',
        isNullable: true,
        words: "From this amount. In the company's currency, the amount itself included.",
      },
      amountTo: {
        kind: 'text',
        isNullable: true,
        words: "Below this amount. In the company's currency, the amount itself not included.",
      },
      categoryIds: {
        kind: 'list',
        words: 'Categories. One row of any of these categories, or of what is below them, is enough; empty is any.',
      },
      departments: { kind: 'list', words: 'Departments. Of requisitions, whatever the case; empty is any.' },
      counterpartyIds: {
        kind: 'list',
        words:
          'Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the other party; empty is any. Requisitions have none.',
      },
      overBudget: {
        kind: 'boolean',
        words:
          'Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the place of who answers for the budget.',
      },
      steps: { kind: 'json', words: 'Steps, in their order, the whole list' },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'delete-route': {
    call: 'deleteRoute',
    kind: 'call',
    isWrite: true,
    summary: 'Delete an approval route',
    about: 'Records that are waiting keep the steps they were sent with; the audit trail keeps what it was.',
    scopes: ['settings.delete'],
    path: ['id'],
  },
  'list-substitutes': {
    call: 'listSubstitutes',
    kind: 'list',
    summary: 'List substitutes in approvals',
    about: 'Who manages people sees all of them, others those that they are part of. Past ones stay in the list.',
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, from, until, createdAt, updatedAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      userId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      substituteId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      from: { kind: 'text', operators: ['eq', 'gt', 'gte', 'lt', 'lte'] },
      until: { kind: 'text', operators: ['eq', 'gt', 'gte', 'lt', 'lte'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  'create-substitute': {
    call: 'createSubstitute',
    kind: 'call',
    isWrite: true,
    summary: 'Name a substitute in approvals',
    about:
      'From the first to the last day, by the clock of the company, the substitute decides in the place of `userId` (the caller unless given) wherever steps wait for them, by the own rights of the substitute; decisions say in whose place. Others name substitutes with `users.update` alone.',
    path: [],
    body: {
      userId: { kind: 'text', words: 'Who is away; the caller unless given' },
      substituteId: { kind: 'text', words: 'Substitute', isRequired: true },
      from: { kind: 'text', words: 'First day', isRequired: true },
      until: { kind: 'text', words: 'Last day', isRequired: true },
      comment: { kind: 'text', isNullable: true, words: 'Comment' },
    },
  },
  'update-substitute': {
    call: 'updateSubstitute',
    kind: 'call',
    isWrite: true,
    summary: 'Change a substitution in approvals',
    about: 'Fields left out stay, null clears. One who comes back early shortens it; what was decided stays.',
    path: ['id'],
    body: {
      substituteId: { kind: 'text', words: 'Substitute' },
      from: { kind: 'text', words: 'First day' },
      until: { kind: 'text', words: 'Last day' },
      comment: { kind: 'text', isNullable: true, words: 'Comment' },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'delete-substitute': {
    call: 'deleteSubstitute',
    kind: 'call',
    isWrite: true,
    summary: 'Delete a substitution in approvals',
    about: 'What the substitute decided stays, and says in whose place.',
    path: ['id'],
  },
};
