import type { Rule } from '../kit/rulebook.ts';
import type { Asked } from '../kit/simulator.ts';
import type { World } from './seed.ts';

export const rules = {
  'AS-01/path': { clause: 'AS-01', says: 'an address that is none is not found' },
  'AS-01/user': { clause: 'AS-01', says: 'who asks is known' },
  'AS-01/abonent': { clause: 'AS-01', says: 'an abonent is named by a uuid' },
  'AS-02/abonent': { clause: 'AS-02', says: 'the abonent is one of the user' },
  'AS-03/bearer': { clause: 'AS-03', says: 'the scheme of the token is Bearer', off: true },
  'AS-03/plain': { clause: 'AS-03', says: 'the token stands alone', off: true },
  'AS-10/form': { clause: 'AS-10', says: 'a draft comes as a form of several parts' },
  'AS-10/parts': { clause: 'AS-10', says: 'parts have the names that are known' },
  'AS-10/file': { clause: 'AS-10', says: 'a file is among them' },
  'AS-10/size': { clause: 'AS-10', says: 'a file is not longer than 60 MB' },
  'AS-10/recipient': { clause: 'AS-10', says: 'recipients are known' },
  'AS-11/draft': { clause: 'AS-11', says: 'the draft is there' },
  'AS-11/signed': { clause: 'AS-11', says: 'what is started is signed' },
  'AS-12/file': { clause: 'AS-12', says: 'a docflow has a file' },
  'AS-13/docflow': { clause: 'AS-13', says: 'the docflow is there' },
  'AS-14/request': { clause: 'AS-14', says: 'the request is there, and waits' },
  'AS-14/sign': { clause: 'AS-14', says: 'a signature is the part DocumentSign' },
  'AS-15/page': { clause: 'AS-15', says: 'offset and count are numbers' },
  'AS-16/fields': { clause: 'AS-16', says: 'a certificate and an e-mail are given' },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export type AskedAstral = Asked<World, RuleId>;
