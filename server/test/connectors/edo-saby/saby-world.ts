import type { Simulator } from '../../../../tools/sim/kit/simulator.ts';
import type { RuleId } from '../../../../tools/sim/saby/rules.ts';
import { seed, type World } from '../../../../tools/sim/saby/seed.ts';
import type { edoSaby } from '../../../src/connectors/edo-saby/edo-saby.connector.ts';
import { submission, value, write, writeId } from '../e-documents.ts';
import type { Held, Make } from '../suite.ts';

export type Saby = typeof edoSaby;
export type Sim = Simulator<World, RuleId>;
export type One = Held<Saby, World, RuleId>;

const { login, password, service: app, ours } = seed();

export const signedIn = { login, password };
export const service = { appClientId: app.clientId, appSecret: app.secret, secretKey: app.key };
export const organisation = { inn: ours[0]?.inn ?? '', kpp: ours[0]?.kpp ?? '' };

export const toThem = (change: Parameters<typeof submission>[0] = {}) => {
  const whole = submission(change);
  return { ...whole, recipient: { ...whole.recipient, id: '2BE-7707083893-1' } };
};

/** Calls of one method, as they were received. */
export const calls = ({ journal }: Sim, method: string) =>
  journal.filter(({ bytes }) => bytes.toString().includes(`"СБИС.${method}"`));

export const signIns = ({ journal }: Sim) =>
  journal.filter(({ url }) => url === '/auth/service/' || url === '/oauth/service/').length;

/** A draft of ours that a person sent in the pages of Saby, and what happened then. */
export async function sentByPerson(call: Make, connector: Saby, sim: Sim, ...happens: string[]) {
  await value(write(call, connector, 'submit', toThem()));
  for (const name of ['a person sends the draft', ...happens]) sim.happen(name, { id: writeId });
  return { documentId: writeId };
}
