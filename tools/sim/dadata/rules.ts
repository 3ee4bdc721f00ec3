import type { Rule } from '../kit/rulebook.ts';
import type { Asked } from '../kit/simulator.ts';
import type { World } from './seed.ts';

export const rules = {
  'DA-01/path': { clause: 'DA-11', says: 'an address that is none is not found' },
  'DA-11/verb': { clause: 'DA-11', says: 'suggestions are asked by POST, the profile by GET' },
  'DA-02/token': { clause: 'DA-02', says: 'the scheme is Token, and a key follows' },
  'DA-02/key': { clause: 'DA-02', says: 'the key is known' },
  'DA-02/secret': { clause: 'DA-02', says: 'cleaner and profile are shown the secret' },
  'DA-02/wrong-secret': { clause: 'DA-02', says: 'the secret belongs to the key' },
  'DA-11/email': { clause: 'DA-11', says: 'the e-mail of the account is confirmed' },
  'DA-11/quota': { clause: 'DA-11', says: 'requests are left today' },
  'DA-11/money': { clause: 'DA-11', says: 'cleaning is paid for' },
  'DA-11/json': { clause: 'DA-11', says: 'a body is JSON' },
  'DA-11/length': { clause: 'DA-11', says: 'a query is not too long' },
  'DA-03/query': { clause: 'DA-03', says: 'a query is given' },
  'DA-03/count': { clause: 'DA-03', says: 'at most 20 are asked for' },
  'DA-03/type': { clause: 'DA-03', says: 'a type is LEGAL or INDIVIDUAL' },
  'DA-04/bounds': { clause: 'DA-04', says: 'a bound is an object with a value' },
  'DA-05/query': { clause: 'DA-05', says: 'an identifier is given' },
  'DA-09/array': { clause: 'DA-09', says: 'what is to be cleaned is an array of texts' },
  'DA-13/rate': { clause: 'DA-13', says: 'no more than 30 suggestions a second' },
  'DA-13/cleaner-rate': { clause: 'DA-13', says: 'no more than 20 cleanings a second' },
  'DA-13/connections': { clause: 'DA-13', says: 'no more than 60 new connections a minute' },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export type AskedDadata = Asked<World, RuleId>;
