// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  get: {
    call: 'get',
    kind: 'call',
    summary: 'Sample data of the portal',
    about:
      'Whether the portal holds an example company, and which of its records belong to it. Records made from them by hand, such as a quote for a sample request, are not named, and go with them.',
    path: [],
  },
  make: {
    call: 'make',
    kind: 'call',
    isWrite: true,
    summary: 'Fill the portal with an example',
    about:
      'A small company with warehouses, suppliers, items, a budget, requisitions in every status, a request whose answers are ready to compare, an order that came in part and an invoice that does not match it; made within seconds by the operations that people use, all of it or nothing. Nothing leaves the portal because of it: no letter, notice, task or webhook. A portal that has items, counterparties, budgets or requisitions of its own is refused (`portal_not_empty`). Asked for again it changes nothing.',
    path: [],
    body: {
      language: {
        kind: 'text',
        values: ['ru', 'en'],
        words: 'Language of its words; that of the request unless given',
      },
    },
  },
  remove: {
    call: 'remove',
    kind: 'call',
    isWrite: true,
    summary: 'Remove the example',
    about:
      'All of it at once, with everything that was made for its requisitions; numbers of records go on from where they were, unless some were given since. Where records of your own name a sample one, such as a requisition that asks for a sample item, nothing is removed (`sample_in_use`): `records` names up to a hundred of them. A cancelled line is none of these: it keeps its words. Without sample data it changes nothing.',
    path: [],
  },
};
