// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'suggest-addresses': {
    call: 'suggestAddresses',
    kind: 'call',
    summary: 'Suggest addresses',
    about: 'By what was typed so far, within the regions that the settings of the integration name.',
    scopes: ['counterparties.read', 'suppliers.read'],
    path: [],
    query: { query: { kind: 'text', words: 'What was typed', isRequired: true } },
  },
  'clean-addresses': {
    call: 'cleanAddresses',
    kind: 'call',
    isWrite: true,
    summary: 'Clean addresses',
    about:
      'Writes addresses by the rules of the post, in the order given. The provider charges for each, so what may have been done already is never repeated by itself. Nothing is stored.',
    scopes: ['counterparties.write', 'suppliers.write'],
    path: [],
    body: { addresses: { kind: 'list', words: 'Addresses as they are written now', isRequired: true } },
  },
  'suggest-banks': {
    call: 'suggestBanks',
    kind: 'call',
    summary: 'Suggest banks',
    about:
      'By a part of the name, or the beginning of a BIK. The `paymentRequisite` of the line that was picked goes into the payment requisites of a counterparty.',
    scopes: ['counterparties.read', 'suppliers.read'],
    path: [],
    query: { query: { kind: 'text', words: 'What was typed', isRequired: true } },
  },
  'find-bank': {
    call: 'findBank',
    kind: 'call',
    summary: 'Find a bank by its BIK',
    about: 'Nothing found is an empty list. What cannot be such a number is not asked for.',
    scopes: ['counterparties.read', 'suppliers.read'],
    path: ['bik'],
  },
  'suggest-parties': {
    call: 'suggestParties',
    kind: 'call',
    summary: 'Suggest counterparties',
    about:
      'By a part of the name, or the beginning of an INN. Nothing is stored: when a person has picked a line, send its `counterparty` to create one. Answers are remembered for ten minutes.',
    scopes: ['counterparties.read', 'suppliers.read'],
    path: [],
    query: { query: { kind: 'text', words: 'What was typed', isRequired: true } },
  },
  'find-party': {
    call: 'findParty',
    kind: 'call',
    summary: 'Find a counterparty by its INN',
    about:
      'An OGRN does too. A company with branches comes with all of them, unless `kpp` says which; nothing found is an empty list. What cannot be such a number is not asked for.',
    scopes: ['counterparties.read', 'suppliers.read'],
    path: ['inn'],
    query: { kpp: { kind: 'text', words: 'KPP of the branch' } },
  },
};
