import { json, type Reply, type Rule } from '../kit/rulebook.ts';
import type { Asked } from '../kit/simulator.ts';
import type { World } from './seed.ts';

export const rules = {
  'WZ-01/path': { clause: 'WZ-01', says: 'an address that is none is not found' },
  'WZ-02/bearer': { clause: 'WZ-02', says: 'the scheme is Bearer, and a key follows' },
  'WZ-02/key': { clause: 'WZ-02', says: 'the key is known' },
  'WZ-02/content-type': { clause: 'WZ-02', says: 'a body is told to be JSON' },
  'WZ-02/json': { clause: 'WZ-02', says: 'a body is JSON' },
  'WZ-03/restricted': { clause: 'WZ-03', says: 'a restricted key does not reach the rest' },
  'WZ-04/rate': { clause: 'WZ-04', says: 'no more than 500 requests in five seconds' },
  'WZ-05/balance': { clause: 'WZ-05', says: 'the account is paid for' },
  'WZ-05/channel-state': { clause: 'WZ-05', says: 'a channel that is not active sends nothing' },
  'WZ-13/chat-type': { clause: 'WZ-13', says: 'a type of chat is one of the ten' },
  'WZ-20/channel': { clause: 'WZ-20', says: 'the channel is one of the account' },
  'WZ-20/chat': { clause: 'WZ-20', says: 'a chat is named, by phone or name only where the transport has them' },
  'WZ-20/reference': { clause: 'WZ-20', says: 'a message that is answered exists' },
  'WZ-21/both': { clause: 'WZ-21', says: 'a text or a file, not both' },
  'WZ-21/neither': { clause: 'WZ-21', says: 'a text or a file is given' },
  'WZ-22/repeat': { clause: 'WZ-22', says: 'a crmMessageId is not used again within 60 seconds' },
  'WZ-23/transport': { clause: 'WZ-23', says: 'the channel carries such chats' },
  'WZ-24/redirect': { clause: 'WZ-24', says: 'the address of a file does not redirect' },
  'WZ-24/fetched': { clause: 'WZ-24', says: 'a file can be fetched' },
  'WZ-25/length': { clause: 'WZ-25', says: 'a text is not too long for its transport' },
  'WZ-26/window': { clause: 'WZ-26', says: 'a WABA channel answers within a day, or sends a template' },
  'WZ-27/digits': { clause: 'WZ-27', says: 'a chatId of whatsapp and viber is digits' },
  'WZ-30/user': { clause: 'WZ-30', says: 'a window is for a user with id and name' },
  'WZ-30/scope': { clause: 'WZ-30', says: 'a scope is global or card' },
  'WZ-30/filter': { clause: 'WZ-30', says: 'a card names its chats' },
  'WZ-41/known': { clause: 'WZ-41', says: 'the user is known' },
  'WZ-42/many': { clause: 'WZ-42', says: 'at most 100 users at once' },
  'WZ-42/fields': { clause: 'WZ-42', says: 'a user has id and name' },
  'WZ-42/limit': { clause: 'WZ-42', says: 'at most 1000 users' },
  'WZ-42/phone': { clause: 'WZ-42', says: 'a phone belongs to one user' },
  'WZ-43/many': { clause: 'WZ-43', says: 'at most 100 contacts at once' },
  'WZ-43/fields': { clause: 'WZ-43', says: 'a contact has id, responsible user, name and chats' },
  'WZ-43/long': { clause: 'WZ-43', says: 'the name and the address of a contact have up to 200 characters' },
  'WZ-43/duplicate': { clause: 'WZ-43', says: 'a contact stands in a batch once' },
  'WZ-45/many': { clause: 'WZ-45', says: 'at most 100 deals at once' },
  'WZ-45/fields': { clause: 'WZ-45', says: 'a deal has id, responsible user, name and address' },
  'WZ-45/contacts': { clause: 'WZ-45', says: 'a deal has one to ten contacts' },
  'WZ-45/long': { clause: 'WZ-45', says: 'the address of a deal has up to 200 characters' },
  'WZ-46/known': { clause: 'WZ-46', says: 'what is deleted exists' },
  'WZ-47/stages': { clause: 'WZ-47', says: 'a pipeline has stages' },
  'WZ-50/long': { clause: 'WZ-50', says: 'an address of webhooks has up to 200 characters' },
  'WZ-51/address': { clause: 'WZ-51', says: 'an address of webhooks is one' },
  'WZ-51/test': { clause: 'WZ-51', says: 'the test that is posted is answered 200' },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export type AskedWazzup = Asked<World, RuleId>;

export const refusal =
  (error: string, status = 400, data?: unknown) =>
  (): Reply =>
    json(status, { error, description: `Simulated: ${error}`, ...(data !== undefined && { data }) });
