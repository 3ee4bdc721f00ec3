import type { Clause } from '../kit/rulebook.ts';

/** Section 6 of the contracts of providers, in short. */
export const clauses = {
  'DA-01': { confidence: 'D', says: 'suggestions, cleaner and profile have a base address each' },
  'DA-02': { confidence: 'D', says: 'Authorization is "Token <key>"; cleaner and profile need X-Secret too' },
  'DA-03': { confidence: 'D', says: 'suggest/party takes query and count up to 20, and filters' },
  'DA-04': { confidence: 'D', says: 'suggest/bank and suggest/address, each with filters of its own' },
  'DA-05': { confidence: 'D', says: 'findById of party, bank, address' },
  'DA-06': { confidence: 'D', says: 'the answer is a list of suggestions; an empty one is normal' },
  'DA-07': { confidence: 'D', says: 'what is told of a party; days are milliseconds' },
  'DA-08': { confidence: 'D', says: 'what is told of a bank' },
  'DA-09': { confidence: 'D', says: 'clean takes an array of texts and answers one in the same order' },
  'DA-10': { confidence: 'D', says: 'profile tells the balance and what is left of the day' },
  'DA-11': { confidence: 'C', says: 'statuses of refusals' },
  'DA-12': { confidence: 'C', says: 'a refusal has family, reason and message' },
  'DA-13': { confidence: 'D', says: '30 requests a second, 20 to the cleaner, 60 new connections a minute' },
  'DA-14': { confidence: 'D', says: 'a person chooses' },
} as const satisfies Record<string, Clause>;
