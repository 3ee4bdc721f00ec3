import type { TestContext } from 'node:test';
import { diadoc } from '../../tools/sim/diadoc/diadoc.ts';
import { ok } from './billing.ts';
import { simulateFor } from './connectors/simulate.ts';
import { app, door, drainJobs, owner, type Portal, request, requestTo, signIn } from './harness.ts';
import { installations } from './integrations.ts';
import { openBrowser } from './openid-provider.ts';
import { salesPortal } from './sales.ts';

export const eDocuments = '/api/v1/e-documents';

const scopes = [
  ...['customer_documents', 'supplier_documents', 'settings', 'counterparties', 'finance', 'integration_api'].flatMap(
    (area) => [`${area}.read`, `${area}.write`],
  ),
  ...['logistics.read', 'documents.read', 'variables.read'],
];

/** Who buys, as Diadoc knows it too. */
export const buyer = { inn: '7728168971', kpp: '773601001' };

const home = door.services.publicUrl;
const callback = '/api/v1/integrations/oauth/edo-diadoc/callback';

export type Diadoc = Awaited<ReturnType<typeof simulateDiadoc>>;

/** Diadoc of one test. */
export const simulateDiadoc = (t: TestContext) => simulateFor(t, 'edo-diadoc', diadoc);

/** Diadoc at work in a portal, connected in the browser as a person does it. */
export async function connectDiadoc(sim: Diadoc, portal: Portal) {
  const [client] = sim.state.clients;
  if (!client) throw new Error('The simulator knows no client');
  client.redirectUris = [`${home}${callback}`];
  Object.assign(sim.state.ours, { inn: '7707083893', kpp: '773601001' });
  sim.state.ours.boxes.splice(1);
  Object.assign(sim.state.others[0] as object, { ...buyer, name: 'ООО «Юг»' });
  Object.assign(sim.state.others[1] as object, { inn: '7812014560', kpp: '781201001' });

  const key = await portal.key(...scopes);
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path.startsWith('/api') ? path : `${eDocuments}${path}`, { key, body, headers });
  const settings = { environment: 'prod', clientId: client.id, clientSecret: client.secret };
  const installationId = ok(await ask('POST', installations, { publicId: 'edo-diadoc', settings }), 201).id as string;
  const token = await signIn(portal);
  const begun = await request('GET', '/api/v1/integrations/oauth/edo-diadoc/authorize', { token });
  const cookie = String(begun.headers['set-cookie']).split(';')[0] as string;
  const back = await openBrowser(home)(ok(begun).authorizationUrl);
  await requestTo(app, 'GET', `${callback}${back.search}`, { headers: { cookie } });
  ok(await ask('POST', `${installations}/${installationId}/test`, {}));

  const drain = () => drainJobs(portal.tenantId);
  /** What the operator told meanwhile, taken in. */
  const sync = async () => {
    ok(await ask('POST', `${installations}/${installationId}/sync`, {}), 202);
    await drain();
  };
  const give = (entityId: string, more: object = {}) =>
    ask('POST', '/outgoing', { entityType: 'salesInvoice', entityId, operator: 'A', ...more });
  const card = async (id: string) => ok(await ask('GET', `/outgoing/${id}`));
  /** The last write at the operator for a record. */
  const write = async (id: string) => {
    const { rows } = await owner.query(
      'select * from integration_outbox where tenant_id = $1 and entity_id = $2 order by created_at desc limit 1',
      [portal.tenantId, id],
    );
    return rows[0];
  };
  return { sim, key, ask, installationId, token, drain, sync, give, card, write };
}

/** A portal that sells through Diadoc. */
export async function operatorPortal(t: TestContext) {
  const sales = await salesPortal();
  const operator = await connectDiadoc(await simulateDiadoc(t), sales.portal);
  const { sim, give, drain, card, sync } = operator;
  const customerId = await sales.newParty('ООО «Юг»', { roles: ['customer'], kind: 'legal_entity', ...buyer });
  /** An issued invoice that Diadoc has as a draft. */
  const given = async () => {
    const invoice = await sales.issued({ customerId });
    const { id } = ok(await give(invoice.id), 201);
    await drain();
    return { invoice, id: id as string };
  };
  /** A person sends the draft in the pages of Diadoc. */
  const sent = async () => {
    const made = await given();
    const { messageId } = (await card(made.id)).ids;
    sim.happen('a person sends the draft', { messageId });
    await sync();
    return made;
  };
  const { create, issued, act, newParty, portal } = sales;
  return { ...operator, portal, create, issued, act, newParty, customerId, given, sent };
}

/** What a person sees of a document's place. */
export const stands = ({ status, signatureStatus }: { status: string; signatureStatus: string }) =>
  `${status} ${signatureStatus}`;

export const sorted = <Value extends string | number | null>(list: readonly Value[]): Value[] =>
  list.toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1));
