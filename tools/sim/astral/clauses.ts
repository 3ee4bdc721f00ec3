import type { Clause } from '../kit/rulebook.ts';

/** Section 5.2 of the contracts of providers, in short. */
export const clauses = {
  'AS-01': { confidence: 'D', says: 'REST under /api/v1 to v3, for a known user and an abonentId, mostly in a header' },
  'AS-02': { confidence: 'D', says: '200, 400, 401, 403, 404, 500; what is refused has no body' },
  'AS-03': { confidence: 'A', says: 'host and scheme of the token are not known' },
  'AS-10': { confidence: 'D', says: 'POST /api/v3/drafts takes a form of several parts and makes a draft' },
  'AS-11': { confidence: 'D', says: 'drafts are listed, read, signed, started, deleted; by which paths is not known' },
  'AS-12': {
    confidence: 'D',
    says: 'POST /api/v2/docflows makes a docflow without a draft; by which body is not known',
  },
  'AS-13': { confidence: 'D', says: 'the history of a docflow' },
  'AS-14': { confidence: 'D', says: 'a request of cryptography is signed by POST, or rejected by PATCH' },
  'AS-15': { confidence: 'D', says: 'lists are count and data, by offset, count (15) and filter' },
  'AS-16': { confidence: 'D', says: 'registration takes a certificate and an e-mail' },
  'AS-17': { confidence: 'A', says: 'nothing is pushed' },
} as const satisfies Record<string, Clause>;
