// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  get: {
    call: 'get',
    kind: 'call',
    summary: 'First steps of a new company',
    about:
      'What a company does on its first day, in order, and which of it is done. A step is done as soon as its record exists, whoever made it; sample data take no step.',
    path: [],
  },
  hide: {
    call: 'hide',
    kind: 'call',
    isWrite: true,
    summary: 'Hide the first steps',
    about:
      'From the start page of the person who asks; colleagues go on seeing them. Hiding them again changes nothing.',
    path: [],
  },
  show: { call: 'show', kind: 'call', isWrite: true, summary: 'Show the first steps again', path: [] },
};
