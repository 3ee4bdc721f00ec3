// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-views': {
    call: 'listViews',
    kind: 'call',
    summary: 'List saved views of a page',
    about: "The caller's own and those others share, by name.",
    path: [],
    query: { list: { kind: 'text', words: 'Page of the portal', isRequired: true } },
  },
  'create-view': {
    call: 'createView',
    kind: 'call',
    isWrite: true,
    summary: 'Save a view of a page',
    about: 'Its name is unique among those the caller keeps for the page. At most a hundred for each person.',
    path: [],
    body: {
      list: { kind: 'text', words: 'Page of the portal', isRequired: true },
      name: { kind: 'text', words: 'Name', isRequired: true },
      query: { kind: 'text', words: 'What stands in the address of the page', isRequired: true },
      isShared: { kind: 'boolean', words: 'Everybody of the portal sees it' },
    },
  },
  'update-view': {
    call: 'updateView',
    kind: 'call',
    isWrite: true,
    summary: 'Change a saved view',
    about: 'A view is changed and deleted by its owner; a shared one also by whoever may change the company.',
    path: ['id'],
    body: {
      name: { kind: 'text', words: 'Name' },
      isShared: { kind: 'boolean', words: 'Everybody of the portal sees it' },
      query: { kind: 'text', words: 'What stands in the address of the page' },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'delete-view': {
    call: 'deleteView',
    kind: 'call',
    isWrite: true,
    summary: 'Delete a saved view',
    about: 'A view is changed and deleted by its owner; a shared one also by whoever may change the company.',
    path: ['id'],
  },
};
