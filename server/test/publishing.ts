import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { type Sabotage, startPublisher } from '../../tools/sim/publisher/start-publisher.ts';
import { connectors } from '../src/connectors/connectors.ts';
import { systemIn } from '../src/kernel/access/actor.ts';
import { connectorsOf } from '../src/platform/integrations/installation.row.ts';
import { followPublications } from '../src/platform/integrations/publishing/follow/follow-publications.ts';
import {
  reviewPublication,
  suspendPublication,
} from '../src/platform/integrations/publishing/operations/review-publication.ts';
import { app, newPortal, owner, type Portal, request, signIn, workerDoor } from './harness.ts';
import type { Loose } from './webhooks.ts';

export const publications = '/api/v1/integrations/publications';
export const installations = '/api/v1/integrations/installations';

/** The API on a socket, for publishers who call it; codes name the public address of the installation, which tests do not have. */
async function socketOfApi(): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.unref();
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const both = (en: string, ru: string) => ({ en, ru });

export const manifestAt = (base: string, more: object = {}) => ({
  name: both('Stock watch', 'Контроль остатков'),
  shortDescription: both('Watches what is left.', 'Следит за остатками.'),
  description: both('Watches what is left.\n\nTells in time.', 'Следит за остатками.\n\nПредупреждает вовремя.'),
  requirements: [both('An account of ours', 'Учётная запись у нас')],
  capabilities: [both('Reads the catalog', 'Читает каталог')],
  instruction: [both('Install it and fill in the token', 'Установите и введите токен')],
  category: 'warehouse_logistics',
  connectionTypes: ['api_key', 'webhook'],
  dataTags: ['nomenclature'],
  dataTransfer: [
    {
      entity: 'catalog',
      label: both('Catalog', 'Номенклатура'),
      access: 'read',
      purpose: both('To know what to watch.', 'Чтобы знать, за чем следить.'),
    },
  ],
  scopes: ['catalog.read'],
  events: ['integration_api.catalog_item.created'],
  mappings: [],
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['token'],
    properties: {
      token: { type: 'string', maxLength: 200, title: 'Token', 'x-title-ru': 'Токен', 'x-secret': true },
      threshold: { type: 'integer', minimum: 0, title: 'Threshold', 'x-title-ru': 'Порог' },
    },
  },
  lifecycleUrl: `${base}/lifecycle`,
  deliveryUrl: `${base}/events`,
  startUrl: null,
  ...more,
});

let count = 0;

/** A portal with an INN that has said who publishes, its server, and a draft that this server is trusted with. */
export async function newPublisher(
  t: TestContext,
  { sabotage, more = {} }: { sabotage?: Sabotage; more?: object } = {},
) {
  const portal = await newPortal();
  await owner.query(`update tenants set company_inn = '7707083893', name = 'ООО «СкладСофт»' where tenant_id = $1`, [
    portal.tenantId,
  ]);
  const token = await signIn(portal);
  const server = await startPublisher({ exchangeOrigin: await socketOfApi(), ...(sabotage && { sabotage }) });
  t.after(server.close);
  const contact = {
    contact: 'Пётр Иванов',
    supportEmail: 'support@skladsoft.ru',
    privacyUrl: `${server.base}/privacy`,
  };
  await request('PUT', '/api/v1/integrations/publisher', { token, body: contact });
  count += 1;
  const slug = `sklad-soft.watch-${process.pid}-${Date.now()}-${count}`;
  const made = await request('POST', publications, { token, body: { slug, manifest: manifestAt(server.base, more) } });
  if (made.status !== 201) throw new Error(made.text);
  const id = made.json.id as string;
  server.trust((await request('POST', `${publications}/${id}/proof`, { token })).json);
  const act = (verb: string, body?: unknown) =>
    request('POST', `${publications}/${id}/${verb}`, { token, ...(body !== undefined && { body }) });
  const decide = (decision: 'approve' | 'return', note: string | null = null) =>
    workerDoor.command(reviewPublication, systemIn(portal.tenantId), { id, decision, note });
  return {
    portal,
    token,
    server,
    slug,
    id,
    act,
    decide,
    /** Through the checks and the review to all portals. */
    async publish() {
      for (const step of [() => act('check'), () => act('submit'), () => decide('approve'), () => act('publish')]) {
        const answer = (await step()) as { status?: number; text?: string; json?: Loose };
        if (answer.status !== undefined && answer.status !== 200) throw new Error(answer.text);
        if (answer.json?.ok === false) throw new Error(answer.text);
      }
    },
    change: (changes: object) =>
      request('PATCH', `${publications}/${id}`, { token, body: { manifest: manifestAt(server.base, changes) } }),
    suspend: (why: { en: string; ru: string } | null, number: number | null = null) =>
      workerDoor.command(suspendPublication, systemIn(portal.tenantId), { id, number, why }),
  };
}

export type PublisherInTest = Awaited<ReturnType<typeof newPublisher>>;

/** Agrees to what is asked and installs. */
export async function install(portal: Portal, slug: string, settings: object = { token: 'canary-publisher-token' }) {
  const token = await signIn(portal);
  const asked = await request('POST', installations, { token, body: { publicId: slug } });
  const accept = asked.json.consent.number as number;
  const made = await request('POST', installations, { token, body: { publicId: slug, settings, accept } });
  if (made.status !== 201) throw new Error(made.text);
  return { token, id: made.json.id as string, consent: asked.json.consent as Loose };
}

/** Brings a portal up to what was published or stopped, as the schedule does. */
export const follow = ({ tenantId }: Portal) =>
  workerDoor.command(followPublications(connectorsOf(connectors)), systemIn(tenantId), {});

export const journalOf = async (token: string, id: string): Promise<Array<Record<string, Loose>>> =>
  (await request('GET', `${installations}/${id}/logs`, { token })).json.items;

export const get = async (token: string, id: string): Promise<Loose> =>
  (await request('GET', `${installations}/${id}`, { token })).json;
