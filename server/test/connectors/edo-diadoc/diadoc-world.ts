import { boxIdOf } from '../../../../tools/sim/diadoc/boxes.ts';
import type { RuleId } from '../../../../tools/sim/diadoc/rules.ts';
import { seed, type World } from '../../../../tools/sim/diadoc/seed.ts';
import type { Simulator } from '../../../../tools/sim/kit/simulator.ts';
import type { edoDiadoc } from '../../../src/connectors/edo-diadoc/edo-diadoc.connector.ts';
import { submission, value, write, writtenOf } from '../e-documents.ts';
import type { Held, Make } from '../suite.ts';

export type Diadoc = typeof edoDiadoc;
export type Sim = Simulator<World, RuleId>;
export type One = Held<Diadoc, World, RuleId>;

const world = seed();
const [first] = world.clients;

export const client = first ?? { id: '', secret: '' };
export const access = Object.keys(world.accessTokens)[0] ?? '';
export const refresh = Object.keys(world.refreshTokens)[0] ?? '';
export const boxId = boxIdOf(world.ours.boxes[0]?.id ?? '');
export const branchId = boxIdOf(world.ours.boxes[1]?.id ?? '');

/** Boxes of counterparties, in the order they are seeded. */
export const theirs = world.others.map(({ boxes }) => boxIdOf(boxes[0]?.id ?? ''));

export const toThem = (change: Parameters<typeof submission>[0] = {}, to = theirs[0] ?? '') => {
  const whole = submission(change);
  return { ...whole, recipient: { ...whole.recipient, id: to } };
};

export const posts = ({ journal }: Sim, path = '/V3/PostMessage?') =>
  journal.filter(({ method, url }) => method === 'POST' && url.startsWith(path));

/** A draft of ours, sent by a person in the pages of Diadoc; told by the names of the message it became. */
export async function sentByPerson(
  call: Make,
  connector: Diadoc,
  sim: Sim,
  change: Parameters<typeof submission>[0] = {},
) {
  const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem(change))));
  const became = sim.happen('a person sends the draft') as { messageId: string; entityId: string };
  return { ...ids, messageId: became.messageId, attachmentEntityId: became.entityId };
}
