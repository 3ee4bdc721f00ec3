import type { Clause } from '../kit/rulebook.ts';

/** Section 2 of the contracts of providers, in short. */
export const clauses = {
  'YG-01': { confidence: 'D', says: 'one base under /api-v2, on two hosts' },
  'YG-02': { confidence: 'D', says: 'companies and keys are asked for by login and password; a key is deleted' },
  'YG-03': { confidence: 'D', says: 'Authorization is "Bearer <key>", Content-Type is JSON' },
  'YG-04': { confidence: 'D', says: 'a key does not end; 30 keys an account, 50 requests a minute a company' },
  'YG-05': {
    confidence: 'D',
    says: '200, and 201 for what is made; a refusal has error, and a message that is a text or a list',
  },
  'YG-06': { confidence: 'D', says: 'the rights of the owner of the key hold' },
  'YG-07': { confidence: 'D', says: 'lists are paging and content; limit 50, at most 1000' },
  'YG-10': { confidence: 'D', says: 'projects: title and users with roles' },
  'YG-11': { confidence: 'D', says: 'boards: title and project' },
  'YG-12': { confidence: 'D', says: 'columns: title, board and a color that is a number' },
  'YG-13': { confidence: 'D', says: 'tasks in order by task-list, in reverse by tasks; four filters' },
  'YG-14': { confidence: 'D', says: 'a task needs a title alone' },
  'YG-15': { confidence: 'D', says: 'what is told of a task; its two keys' },
  'YG-16': {
    confidence: 'D',
    says: 'a task is changed in part; deleted is a field, "-" is no column, checklists are replaced',
  },
  'YG-17': { confidence: 'D', says: 'users, by e-mail or project' },
  'YG-18': { confidence: 'D', says: 'the chat of a task bears its identifier' },
  'YG-19': { confidence: 'A', says: 'nothing makes a creation repeatable' },
  'YG-30': {
    confidence: 'D',
    says: 'subscriptions are made, listed as they are, and changed; none is deleted by DELETE',
  },
  'YG-31': { confidence: 'D', says: 'an event is object and what happened; a regular expression is one too' },
  'YG-32': { confidence: 'L', says: 'a run of failures switches a subscription off, and PUT revives it' },
  'YG-33': {
    confidence: 'C',
    says: 'a delivery is event and payload, for some data; prevData and fromUserId may come',
  },
  'YG-34': { confidence: 'A', says: 'a delivery is not signed' },
  'YG-35': { confidence: 'L', says: 'a slow 200 causes repeats; two subscriptions to one address double every event' },
  'YG-36': { confidence: 'C', says: 'newer subscriptions have filters' },
} as const satisfies Record<string, Clause>;
