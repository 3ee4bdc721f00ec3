import { astral } from '../../tools/sim/astral/astral.ts';
import { diadoc } from '../../tools/sim/diadoc/diadoc.ts';
import { startSimulator } from '../../tools/sim/kit/start-simulator.ts';
import { saby } from '../../tools/sim/saby/saby.ts';
import type { Environment } from '../environment/start-environment.ts';
import { ask, type Portal } from './ask.ts';
import { connectDiadoc } from './connect-diadoc.ts';

export const publicUrl = 'https://bench.example';

export const seller = { inn: '7704217370', kpp: '770401001' };
export const buyer = { inn: '7707083893', kpp: '773601001' };

/** An operator that is simulated, how a portal is connected to it, and what it has: each document by what tells it from others. */
interface Played {
  title: string;
  slug: string;
  operator: 'A' | 'B' | 'C';
  url: string;
  connect(environment: Environment, portal: Portal): Promise<void>;
  has(): readonly string[];
  close(): Promise<void>;
}

/** The three of them, each begun when its turn comes. */
export const operators: ReadonlyArray<() => Promise<Played>> = [
  async () => {
    const sim = await startSimulator(diadoc);
    const [client] = sim.state.clients;
    if (!client) throw new Error('The simulator knows no client');
    client.redirectUris = [`${publicUrl}/api/v1/integrations/oauth/edo-diadoc/callback`];
    Object.assign(sim.state.ours, seller);
    return {
      ...{ title: 'Diadoc', slug: 'edo-diadoc', operator: 'A', url: sim.url, close: sim.close },
      connect: (environment, portal) => connectDiadoc(environment, portal, client),
      has: () => sim.state.messages.flatMap(({ documents }) => documents.map(({ customId }) => String(customId))),
    };
  },
  async () => {
    const sim = await startSimulator(saby);
    const { login, password, ours, others } = sim.state;
    Object.assign(ours[0] as object, seller);
    Object.assign(others[0] as object, buyer);
    return {
      ...{ title: 'Saby', slug: 'edo-saby', operator: 'B', url: sim.url, close: sim.close },
      connect: (_, portal) => install(portal, 'edo-saby', { password: { login, password }, organisation: seller }),
      has: () => sim.state.documents.map(({ number }) => number),
    };
  },
  async () => {
    const sim = await startSimulator(astral);
    const { token, abonents, parties, drafts } = sim.state;
    Object.assign(parties[0] as object, buyer);
    const settings = { baseUrl: 'https://edo.example.ru', token, abonentId: abonents[0] };
    return {
      ...{ title: 'Astral', slug: 'edo-astral', operator: 'C', url: sim.url, close: sim.close },
      connect: (_, portal) => install(portal, 'edo-astral', settings),
      has: () => drafts.map(({ fileName }) => fileName),
    };
  },
];

async function install(portal: Portal, publicId: string, settings: object): Promise<void> {
  const { id } = await ask(portal, 'POST', '/integrations/installations', { publicId, settings });
  const report = await ask(portal, 'POST', `/integrations/installations/${String(id)}/test`, {});
  if (!report.ok) throw new Error(`${publicId} is not connected: ${JSON.stringify(report)}`);
}
