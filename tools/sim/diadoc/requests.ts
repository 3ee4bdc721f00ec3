import type { Probe as AnyProbe, RawReply, RawRequest } from '../kit/probe.ts';
import type { Simulator } from '../kit/simulator.ts';
import { boxIdOf } from './boxes.ts';
import type { RuleId } from './rules.ts';
import { seed, type World } from './seed.ts';

export type Probe = AnyProbe<World, RuleId>;
export type Sim = Simulator<World, RuleId>;

const { ours, others, clients } = seed();

/** Boxes by who they belong to. */
export const boxes = {
  ours: boxIdOf(ours.boxes[0]?.id ?? ''),
  branch: boxIdOf(ours.boxes[1]?.id ?? ''),
  theirs: boxIdOf(others[0]?.boxes[0]?.id ?? ''),
  liquidated: boxIdOf(others[3]?.boxes[0]?.id ?? ''),
  refusing: boxIdOf(others[4]?.boxes[0]?.id ?? ''),
};

export const access = Object.keys(seed().accessTokens)[0] ?? '';
export const refresh = Object.keys(seed().refreshTokens)[0] ?? '';
export const client = clients[0] ?? { id: '', secret: '', redirectUris: [] };

const type = 'application/json; charset=utf-8';
export const bearer = { authorization: `Bearer ${access}`, accept: type };

export const get = (path: string, query: Readonly<Record<string, string>> = {}): RawRequest => ({
  method: 'GET',
  path: Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path,
  headers: bearer,
});

export const post = (path: string, body: unknown, more: Partial<RawRequest> = {}): RawRequest => ({
  method: 'POST',
  path,
  headers: { ...bearer, 'content-type': type },
  body: JSON.stringify(body),
  ...more,
});

export const base64 = (text: string) => Buffer.from(text).toString('base64');

type Fields = Record<string, unknown>;

export const attachment = (change: Fields = {}, signed: Fields = {}): Fields => ({
  SignedContent: { Content: base64('Договор'), Signature: base64('CMS'), ...signed },
  TypeNamedId: 'Contract',
  NeedRecipientSignature: true,
  Metadata: [
    { Key: 'FileName', Value: 'Договор 196.pdf' },
    { Key: 'DocumentNumber', Value: '196' },
    { Key: 'DocumentDate', Value: '27.10.2026' },
  ],
  ...change,
});

export const message = (change: Fields = {}): Fields => ({
  FromBoxId: boxes.ours,
  ToBoxId: boxes.theirs,
  DocumentAttachments: [attachment()],
  ...change,
});

export const posted = (change: Fields = {}) => post('/V3/PostMessage', message(change));
export const withAttachment = (change: Fields, signed: Fields = {}) =>
  posted({ DocumentAttachments: [attachment(change, signed)] });

export const told = ({ text }: RawReply) => JSON.parse(text);
export const state = (change: Partial<World>) => (sim: Sim) => void Object.assign(sim.state, change);
export const happens =
  (name: string, given: Fields = {}) =>
  (sim: Sim) =>
    void sim.happen(name, given);

type Request = NonNullable<Probe['refused']>['request'];

/** What leads to the last request, and the last request. */
export const afterwards =
  (first: RawRequest, next: (reply: RawReply) => RawRequest): Request =>
  async (send) =>
    send(next(await send(first)));

export const repeated =
  (request: RawRequest, times: number): Request =>
  async (send) => {
    for (let time = 1; time < times; time += 1) await send(request);
    return send(request);
  };

/** Where the document of an answer to PostMessage is found. */
export const placeOf = (reply: RawReply) => {
  const { MessageId, Entities } = told(reply) as { MessageId: string; Entities: Array<Record<string, string>> };
  return { messageId: MessageId, entityId: Entities[0]?.EntityId ?? '' };
};

/** A message is taken, and this request refused by a rule. */
export const forbidden = (
  clause: string,
  says: string,
  by: NonNullable<Probe['refused']>['by'],
  request: RawRequest,
  status = 400,
): Probe => ({
  clause,
  says,
  passes: posted(),
  refused: { by, status, request },
});
