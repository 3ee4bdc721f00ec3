import type { RuleId } from '../../../../tools/sim/astral/rules.ts';
import { seed, type World } from '../../../../tools/sim/astral/seed.ts';
import type { Simulator } from '../../../../tools/sim/kit/simulator.ts';
import type { edoAstral } from '../../../src/connectors/edo-astral/edo-astral.connector.ts';
import { submission, value, write, writtenOf } from '../e-documents.ts';
import type { Held, Make } from '../suite.ts';

export type Astral = typeof edoAstral;
export type Sim = Simulator<World, RuleId>;
export type One = Held<Astral, World, RuleId>;

const world = seed();

export const token = world.token;
export const abonentId = world.abonents[0] ?? '';
export const foreign = world.foreign[0] ?? '';
export const theirs = world.parties[0]?.id ?? '';
export const another = world.parties[1]?.id ?? '';

export const toThem = (change: Parameters<typeof submission>[0] = {}, id = theirs) => {
  const whole = submission(change);
  return { ...whole, recipient: { ...whole.recipient, id } };
};

export const imports = ({ journal }: Sim) =>
  journal.filter(({ method, url }) => method === 'POST' && url === '/api/v3/drafts');

/** A draft of ours, as the connector imported it. */
export const imported = async (call: Make, connector: Astral, change: Parameters<typeof submission>[0] = {}) =>
  writtenOf(await value(write(call, connector, 'submit', toThem(change)))).ids;

export const sendsDraft = (sim: Sim) =>
  sim.happen('a person sends the draft') as { docflowId: string; documentId: string };
