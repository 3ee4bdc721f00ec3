import type { Probe as AnyProbe, RawReply, RawRequest } from '../kit/probe.ts';
import type { Simulator } from '../kit/simulator.ts';
import type { RuleId } from './rules.ts';
import { keys, uuidOf, type World } from './seed.ts';

export type Probe = AnyProbe<World, RuleId>;
export type Sim = Simulator<World, RuleId>;
type Sends = Extract<Probe['passes'], (...given: never[]) => unknown>;

export const as = (key: string) => ({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });

export const ask = (method: string, path: string, body?: unknown, key = keys.main): RawRequest => ({
  method,
  path: `/api-v2${path}`,
  headers: as(key),
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

export const [anna, oleg] = [uuidOf(1, 1), uuidOf(1, 2)];
export const [company, otherCompany] = [uuidOf(2, 1), uuidOf(2, 2)];
export const [supply, hiddenProject] = [uuidOf(3, 1), uuidOf(3, 2)];
export const board = uuidOf(4, 1);
export const [fresh, working, , elsewhere, hiddenColumn] = [1, 2, 3, 4, 5].map((at) => uuidOf(5, at)) as [
  ...[string, string, string, string, string],
];
export const nowhere = uuidOf(9, 9);

/** Identifiers are given in their order, so that a request can name what one before it has made. */
export const task = (at = 1) => uuidOf(6, at);

export const makeTask = (more: Readonly<Record<string, unknown>> = {}) =>
  ask('POST', '/tasks', { title: 'Купить цемент', columnId: fresh, ...more });

export const holds = ({ text }: RawReply) => JSON.parse(text);

/** One after another; the last reply counts. */
export const inTurn = (...requests: readonly RawRequest[]): Sends => {
  return async (send) => {
    let reply: RawReply | undefined;
    for (const one of requests) reply = await send(one);
    return reply as RawReply;
  };
};

/** One probe of a refusal: what passes, and what is changed in it. */
export const against = (
  by: RuleId,
  says: string,
  passes: Probe['passes'],
  request: Probe['passes'],
  { status = 400, ...more }: Partial<Omit<Probe, 'refused'>> & { status?: number } = {},
): Probe => ({ clause: by.split('/')[0] as string, says, passes, refused: { by, status, request }, ...more });
