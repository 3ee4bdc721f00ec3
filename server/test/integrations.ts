import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { pino } from 'pino';
import Type, { type TObject } from 'typebox';
import { allRoutes, jobs } from '../src/app.ts';
import { object, text } from '../src/kernel/fields.ts';
import { type AnyConnector, connector } from '../src/kernel/integrations/connector.ts';
import { type Consumer, consumer, pulledItems, taken } from '../src/kernel/integrations/consumer.ts';
import type { Manifest } from '../src/kernel/integrations/manifest.ts';
import { command } from '../src/kernel/operation.ts';
import { words } from '../src/kernel/problems/errors.ts';
import { connectorsOf } from '../src/platform/integrations/installation.row.ts';
import { integrations } from '../src/platform/integrations/integrations.ts';
import { createJobWorker } from '../src/platform/jobs/create-job-worker.ts';
import { createWakeUp } from '../src/platform/jobs/create-wake-up.ts';
import { buildWeb } from '../src/start-server.ts';
import { titleIn } from '../src/surfaces/http/pages/title-in.ts';
import { lease, newPortal, type Portal, requestTo, settings, urls, workerDoor } from './harness.ts';

export const installations = '/api/v1/integrations/installations';
export const marketplace = '/api/v1/integrations/marketplace';

/** JSON as tests look into it, field by field. */
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;

/** A manifest that is complete enough for the marketplace. */
export const manifestOf = <S extends TObject = TObject>(more: Partial<Manifest<S>>): Manifest<S> => ({
  slug: 'test-provider',
  name: words('Test provider', 'Пробный провайдер'),
  developer: 'Prokura',
  category: 'banks' as const,
  shortDescription: words('Things of a provider.', 'Вещи провайдера.'),
  description: words('Things.', 'Вещи.'),
  requirements: [words('A key', 'Ключ')],
  capabilities: [words('Reads things', 'Читает вещи')],
  instruction: [words('Fill in the key.', 'Впишите ключ.')],
  connectionTypes: ['api_key' as const],
  badges: ['beta' as const],
  dataTransfer: [{ entity: 'thing', label: words('Things', 'Вещи'), access: 'write' as const }],
  dataTags: ['nomenclature' as const],
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-21',
  settings: object({}) as TObject as S,
  ...more,
});

const secret = (title: string) => Type.String({ minLength: 8, maxLength: 100, title, 'x-secret': true });

export const providerSettings = object({
  address: Type.String({ maxLength: 200, title: 'Address', 'x-reverify': true }),
  apiKey: secret('API key'),
  note: Type.Optional(text(20, 'Note')),
  region: Type.Optional(
    Type.Unsafe<'ru' | 'kz'>({ type: 'string', enum: ['ru', 'kz'], default: 'ru', title: 'Region' }),
  ),
  mail: Type.Optional(
    object({
      host: Type.String({ maxLength: 100, title: 'Host', 'x-reverify': true }),
      port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535, title: 'Port' })),
      password: secret('Password'),
    }),
  ),
});

/** A typical connector: asks who it is, and pulls things page by page. */
export const testConnector = (more: Partial<Manifest<typeof providerSettings>> = {}): AnyConnector =>
  connector({
    manifest: manifestOf({ ...more, settings: providerSettings }),
    async test(call) {
      const { json } = await call.http.request({
        ...asked(call.settings),
        path: `${call.settings.address}/me`,
        operation: 'account.read',
      });
      const { account } = json() as { account: string };
      return { ok: true, account, checks: [{ id: 'auth', label: words('Key', 'Ключ'), result: 'ok' }] };
    },
    pulls: {
      things: {
        async fetch(call, cursor) {
          const path = `${call.settings.address}/things?after=${cursor ?? ''}`;
          const { json } = await call.http.request({ ...asked(call.settings), path, operation: 'things.list' });
          return json() as Loose;
        },
      },
    },
  });

const asked = ({ apiKey }: { apiKey: string }) =>
  ({ class: 'read', method: 'GET', headers: { authorization: `Bearer ${apiKey}` } }) as const;

/** A consumer that keeps what it received in memory. */
export function keeping(): { consumer: Consumer; items: unknown[] } {
  const items: unknown[] = [];
  const keep = command({
    name: 'tests.keep-things',
    summary: words('Keep', 'Запомнить'),
    permission: 'signed-in',
    scope: null,
    input: pulledItems,
    output: taken,
    async run(ctx, input) {
      items.push(...input.items);
      ctx.nothingChanged();
      return { taken: input.items.length };
    },
  });
  return { consumer: consumer('things', keep), items };
}

/** A provider: keeps what it received, and answers as configured. */
export async function startProvider(
  answer: (message: IncomingMessage) => { status?: number; body?: unknown; headers?: Record<string, string> },
) {
  const got: Array<{ path: string; headers: IncomingMessage['headers'] }> = [];
  const server = createServer((message, reply) => {
    got.push({ path: message.url ?? '', headers: message.headers });
    const { status = 200, body = {}, headers = {} } = answer(message);
    reply.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The product with these connectors instead of its own. */
export async function kitWith(connectors: readonly AnyConnector[], consumers: readonly Consumer[] = []) {
  const kit = integrations(connectorsOf(connectors), consumers, titleIn);
  const names = new Set(kit.routes.map(({ operation }) => operation.name));
  const routes = [...allRoutes.filter(({ operation }) => !names.has(operation.name)), ...kit.routes];
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const { app, pool, close } = await buildWeb(settings, urls, log, createWakeUp(), routes);
  await app.ready();
  after(async () => {
    await app.close();
    await close();
    await pool.end();
  });
  const ours = new Set(kit.jobs.map(({ name }) => name));
  const all = [...jobs.filter(({ name }) => !ours.has(name)), ...kit.jobs];

  /** A portal whose key has all rights for integrations. */
  async function portalHere() {
    const portal = await newPortal();
    const key = await portal.key('settings.read', 'settings.write');
    const ask = async (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
      requestTo(app, method, url, { key, body, headers });
    const install = async (given?: object, publicId = connectors[0]?.manifest.slug) =>
      (await ask('POST', installations, { publicId, ...(given && { settings: given }) })).json as Loose;
    const configure = (id: string, given: unknown, headers?: Record<string, string>) =>
      ask('PATCH', `${installations}/${id}/config`, { settings: given }, headers);
    const act = (id: string, verb: string) => ask('POST', `${installations}/${id}/${verb}`, {});
    const shown = async (id: string) => (await ask('GET', `${installations}/${id}`)).json as Loose;
    const journal = async (id: string, query = '') =>
      (await ask('GET', `${installations}/${id}/logs${query}`)).json.items as Loose[];
    return { portal, key, ask, install, configure, act, shown, journal };
  }

  const drain = ({ tenantId }: Portal) =>
    createJobWorker({ door: workerDoor, lease, jobs: all, log, duePortals: async () => [tenantId] }).drain();

  return { app, kit, logged, portalHere, drain };
}
