import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import type { Simulator } from '../../tools/sim/kit/simulator.ts';
import type { RuleId } from '../../tools/sim/wazzup/rules.ts';
import { seed, type World } from '../../tools/sim/wazzup/seed.ts';
import { wazzup } from '../../tools/sim/wazzup/wazzup.ts';
import { simulateFor } from './connectors/simulate.ts';
import { app, drainJobs, newPortal, owner, type Portal, request, signIn, workerDoor } from './harness.ts';

export const integration = '/api/v1/integrations/messenger';
export const base = '/api/v1/messenger';

export type Wazzup = Simulator<World, RuleId>;

/** The product at an address of its own, where a provider can post to it and fetch from it, until the test ends. */
export async function openAddress(t: TestContext): Promise<string> {
  const server = createServer((asked, reply) => void forward(asked, reply));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function forward(asked: IncomingMessage, reply: ServerResponse) {
  const payload = await buffer(asked);
  const answer = await app.inject({
    method: asked.method as 'POST',
    url: asked.url as string,
    headers: asked.headers as Record<string, string>,
    ...(payload.length > 0 && { payload }),
  });
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  reply.writeHead(answer.statusCode, headers as Record<string, string>).end(answer.rawPayload);
}

/** Links to files lead to this address for one test. */
export function filesAt(t: TestContext, address: string) {
  const services = workerDoor.services as { publicUrl: string };
  const before = services.publicUrl;
  services.publicUrl = address;
  t.after(() => void (services.publicUrl = before));
}

interface Wanted {
  /** Further settings of the integration. */
  settings?: object;
  change?(world: World): void;
  /** Up to which step it is set up; all of them unless said. */
  until?: 'installed' | 'checked' | 'channels';
}

/** A portal whose messenger is connected to a simulator of its own. */
export async function messengerPortal(t: TestContext, { settings = {}, change, until }: Wanted = {}) {
  const sim: Wazzup = await simulateFor(t, 'wazzup', wazzup);
  change?.(sim.state);
  const address = await openAddress(t);
  sim.courier.reroute(address);
  const portal = await newPortal();
  const token = await signIn(portal);
  const ask = (method: string, path: string, body?: unknown) => request(method, path, { token, body });
  const ok = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(method, path, body);
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const { id } = await ok('POST', '/api/v1/integrations/installations', {
    publicId: 'wazzup',
    settings: { apiKey: seed().apiKey, ...settings },
  });
  const installation = `/api/v1/integrations/installations/${id}`;
  if (until !== 'installed') await ok('POST', `${installation}/test`, {});
  if (until === undefined || until === 'channels') await ok('POST', `${integration}/channels/sync`, {});
  if (until === undefined) await ok('POST', `${integration}/webhook/register`, {});

  /** Until neither the provider has anything to bring nor a worker anything to do. */
  const settle = () => settleWith(portal, sim);
  const talks = async (query = '') => (await ok('GET', `${base}/conversations${query}`)).items;
  const messagesOf = async (talkId: string) =>
    (await ok('GET', `${base}/conversations/${talkId}/messages?limit=200`)).items;
  const logs = async () => (await ok('GET', `${installation}/logs?limit=200`)).items;
  return {
    sim,
    address,
    portal,
    token,
    ask,
    ok,
    installation,
    installationId: id as string,
    settle,
    talks,
    messagesOf,
    logs,
  };
}

export async function settleWith({ tenantId }: Pick<Portal, 'tenantId'>, sim: Wazzup) {
  for (let round = 0; round < 6; round += 1) {
    await sim.courier.settled();
    await drainJobs(tenantId);
  }
}

/** What waits in a portal is done as if its time had come. */
export async function settleLater(portal: Pick<Portal, 'tenantId'>, sim: Wazzup) {
  await owner.query(
    `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
    [portal.tenantId],
  );
  await settleWith(portal, sim);
}
