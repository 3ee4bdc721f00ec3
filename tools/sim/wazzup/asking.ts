import type { Probe as AnyProbe, RawReply, RawRequest } from '../kit/probe.ts';
import type { Scene, Simulator } from '../kit/simulator.ts';
import type { RuleId } from './rules.ts';
import { seed, uuidOf, type World } from './seed.ts';

export type Probe = AnyProbe<World, RuleId>;
export type Sim = Simulator<World, RuleId>;

const { apiKey } = seed();
export const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };

export const ask = (method: string, path: string, body?: unknown, more: Partial<RawRequest> = {}): RawRequest => ({
  method,
  path: `/v3${path}`,
  headers,
  ...(body !== undefined && { body: JSON.stringify(body) }),
  ...more,
});

export const whatsapp = uuidOf(1, 1);
export const telegram = uuidOf(1, 2);
export const waba = uuidOf(1, 3);

export const letter = { channelId: whatsapp, chatType: 'whatsapp', chatId: '79161234567', text: 'Пришлите счёт' };

export const write = (change: Readonly<Record<string, unknown>> = {}): RawRequest =>
  ask('POST', '/message', { ...letter, ...change });

export const holds = ({ text }: RawReply) => JSON.parse(text);

export const state = (change: Partial<World>) => (sim: Scene<World>) => void Object.assign(sim.state, change);

export const subscribed = {
  ...{ messagesAndStatuses: true, contactsAndDealsCreation: true, channelsUpdates: true, templateStatus: true },
};

/** What was brought to the address after the test, each under its own name. */
export async function brought(sim: Sim): Promise<Array<Record<string, Array<Record<string, unknown>>>>> {
  await sim.courier.settled();
  return sim.courier.posted.map(({ body }) => body) as Array<Record<string, Array<Record<string, unknown>>>>;
}

/** One probe of a refusal: what passes, and what is changed in it. */
export const against = (
  by: RuleId,
  says: string,
  passes: RawRequest,
  wrong: RawRequest | NonNullable<Probe['refused']>['request'],
  { status = 400, ...more }: Partial<Omit<Probe, 'refused'>> & { status?: number } = {},
): Probe => ({
  clause: clauseOf(by),
  says,
  passes,
  refused: { by, status, request: wrong },
  ...more,
});

const clauseOf = (rule: RuleId) => rule.split('/')[0] as string;
