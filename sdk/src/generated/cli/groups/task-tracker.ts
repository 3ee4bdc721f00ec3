// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'create-link': {
    call: 'createLink',
    kind: 'call',
    isWrite: true,
    summary: 'Link a requisition to the tracker',
    about:
      'To a task, a board or a project, by its identifier there. The tracker is asked first: what is not there, or not shown to the owner of the key, is not linked. The first link of a requisition is the main one.',
    scopes: ['purchase_requisitions.write'],
    path: [],
    body: {
      procurementId: { kind: 'text', words: 'Requisition', isRequired: true },
      targetType: {
        kind: 'text',
        values: ['task', 'project', 'board'],
        words: 'What it is linked to',
        isRequired: true,
      },
      externalId: { kind: 'text', words: 'Identifier in the tracker', isRequired: true },
    },
  },
  'delete-link': {
    call: 'deleteLink',
    kind: 'call',
    isWrite: true,
    summary: 'Remove a link to the tracker',
    about:
      'Nothing changes in the tracker. When the main link goes, the oldest of the others takes its place. Answers the link as it was.',
    scopes: ['purchase_requisitions.write'],
    path: ['id'],
  },
  'read-overview': {
    call: 'readOverview',
    kind: 'call',
    summary: 'Get the state of the task tracker',
    about:
      'Projects, boards, columns and people as they were last read, links of requisitions and the tasks they lead to, the newest first. `truncated` says that there are more links than the 500 shown. Without a tracker all lists are empty and `installation` is null.',
    scopes: ['purchase_requisitions.read'],
    path: [],
  },
  'read-requisition': {
    call: 'readRequisition',
    kind: 'call',
    summary: 'Get the tasks of a requisition',
    about:
      'Its links, the main one first, and the tasks they lead to as they were last read. `movingTaskId` is the task that moves with the requisition. `ordered` is the last task that was ordered and is not there yet: on its way, in doubt and being looked for, or failed.',
    scopes: ['purchase_requisitions.read'],
    path: ['id'],
  },
  'get-settings': {
    call: 'getSettings',
    kind: 'call',
    summary: 'Get the settings of the task tracker',
    about:
      'Which columns stand for which stages, and when a task is made by itself. Before anything was set up both lists are empty.',
    scopes: ['purchase_requisitions.read'],
    path: [],
  },
  'update-settings': {
    call: 'updateSettings',
    kind: 'call',
    isWrite: true,
    summary: 'Change the settings of the task tracker',
    about:
      'A list that is given replaces the one before, a list left out stays. A requisition that a person moves to a stage takes its task to the column of that stage on the board where the task stands; a task that is moved to a column takes its requisition to the stage, where the lifecycle of the requisition and the rights of whoever installed the integration allow it: otherwise the journal says why. Nothing that stands already is moved by a change of the settings.',
    scopes: ['settings.write'],
    path: [],
    body: {
      columns: {
        kind: 'json',
        words:
          'Columns and their stages. A column brings requisitions to one stage. On one board a stage brings tasks to one column, while several columns may lead to it.',
      },
      rules: {
        kind: 'json',
        words:
          'Tasks made by themselves. A requisition that enters the stage gets a task, once in its life and only while it has none.',
      },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'read-status': {
    call: 'readStatus',
    kind: 'call',
    summary: 'Whether tasks of the tracker show',
    about:
      'For the menu and the page of a requisition: whether tasks of the tracker show, and in what state the integration is.',
    scopes: ['purchase_requisitions.read'],
    path: [],
  },
  sync: {
    call: 'sync',
    kind: 'call',
    isWrite: true,
    summary: 'Synchronize with the tracker',
    about:
      'Reads projects, boards, columns, people and linked tasks. While a synchronization is under way the same run is answered. `syncProgress` of the installation tells how far it is.',
    scopes: ['settings.write'],
    path: [],
  },
  'create-task': {
    call: 'createTask',
    kind: 'call',
    isWrite: true,
    summary: 'Create a task in the tracker',
    about:
      'The task is created in the tracker and linked to the requisition; the answer is the link. Without a column, a board or a project it enters the column of the stage of the requisition, or the usual one of the integration. Where the tracker fails nothing is linked. Where it does not say whether it has created the task, 502 with the rule `outcome_unknown` is answered, the task is looked for, and it is linked when it is found; until then no other task is created for the requisition.',
    scopes: ['purchase_requisitions.write'],
    path: [],
    body: {
      procurementId: { kind: 'text', words: 'Requisition', isRequired: true },
      title: { kind: 'text', words: 'Title; the number and the title of the requisition unless given' },
      projectId: { kind: 'text', words: 'Project: the task enters the first column of its first board' },
      boardId: { kind: 'text', words: 'Board: the task enters its first column' },
      columnId: { kind: 'text', words: 'Column' },
      assignee: { kind: 'text', words: 'Person in the tracker it is given to' },
    },
  },
  'register-webhook': {
    call: 'registerWebhook',
    kind: 'call',
    isWrite: true,
    summary: 'Subscribe to events of the tracker',
    about:
      'The tracker is told our address. A subscription of ours that is there already is taken over and switched on, doubles of it are removed; subscriptions of others stay. Repeating it changes nothing. Without it changes are read every few minutes.',
    scopes: ['settings.write'],
    path: [],
  },
};
