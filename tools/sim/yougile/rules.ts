import { json, type Reply, type Rule } from '../kit/rulebook.ts';
import type { Asked } from '../kit/simulator.ts';
import type { World } from './seed.ts';

export const rules = {
  'YG-01/path': { clause: 'YG-01', says: 'an address that is none is not found' },
  'YG-01/verb': { clause: 'YG-01', says: 'an address is asked by a verb it has' },
  'YG-02/login': { clause: 'YG-02', says: 'login and password belong to an account' },
  'YG-02/company': { clause: 'YG-02', says: 'the account belongs to the company' },
  'YG-02/key': { clause: 'YG-02', says: 'a key that is deleted exists' },
  'YG-03/bearer': { clause: 'YG-03', says: 'the scheme is Bearer, and a key follows' },
  'YG-03/key': { clause: 'YG-03', says: 'the key is known' },
  'YG-03/content-type': { clause: 'YG-03', says: 'a body is told to be JSON' },
  'YG-03/json': { clause: 'YG-03', says: 'a body is JSON' },
  'YG-04/keys': { clause: 'YG-04', says: 'at most 30 keys an account' },
  'YG-04/rate': { clause: 'YG-04', says: 'at most 50 requests a minute by all keys of a company' },
  'YG-06/visible': { clause: 'YG-06', says: 'the owner of the key takes part in the project' },
  'YG-06/write': { clause: 'YG-06', says: 'an observer changes nothing' },
  'YG-07/limit': { clause: 'YG-07', says: 'at most 1000 are asked for' },
  'YG-10/title': { clause: 'YG-10', says: 'a project has a title' },
  'YG-10/known': { clause: 'YG-10', says: 'the project exists' },
  'YG-11/title': { clause: 'YG-11', says: 'a board has a title' },
  'YG-11/project': { clause: 'YG-11', says: 'a board names its project' },
  'YG-11/known': { clause: 'YG-11', says: 'the board exists' },
  'YG-12/title': { clause: 'YG-12', says: 'a column has a title' },
  'YG-12/board': { clause: 'YG-12', says: 'a column names its board' },
  'YG-12/color': { clause: 'YG-12', says: 'a color is a number' },
  'YG-12/known': { clause: 'YG-12', says: 'the column exists' },
  'YG-14/title': { clause: 'YG-14', says: 'a task has a title' },
  'YG-14/column': { clause: 'YG-14', says: 'the column of a task exists' },
  'YG-14/deadline': { clause: 'YG-14', says: 'a deadline is milliseconds' },
  'YG-14/lists': { clause: 'YG-14', says: 'whom it is assigned to, subtasks and checklists are lists' },
  'YG-15/known': { clause: 'YG-15', says: 'the task exists' },
  'YG-17/known': { clause: 'YG-17', says: 'the user exists' },
  'YG-18/text': { clause: 'YG-18', says: 'a message has a text' },
  'YG-30/url': { clause: 'YG-30', says: 'a subscription has an address' },
  'YG-30/known': { clause: 'YG-30', says: 'the subscription exists' },
  'YG-31/event': { clause: 'YG-31', says: 'an event is a regular expression' },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export type AskedYougile = Asked<World, RuleId>;
export type Given = Readonly<Record<string, unknown>>;

const names: Readonly<Record<number, string>> = {
  ...{ 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found' },
  ...{ 405: 'Method Not Allowed', 429: 'Too Many Requests' },
};

/** Clients read the message as a text or as a list; which of them comes is for the account to be set to. */
export const refusal =
  ({ state }: Pick<AskedYougile, 'state'>, status: number, message: string) =>
  (): Reply =>
    json(status, {
      statusCode: status,
      error: names[status] ?? 'Error',
      message: state.messageIsList ? [message] : message,
    });
