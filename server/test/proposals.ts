import assert from 'node:assert/strict';
import { newPortal, type Portal, request } from './harness.ts';

export const url = '/api/v1/commercial-proposals';

const scopes = [
  ...['customer_documents.read', 'customer_documents.write', 'customer_documents.delete', 'settings.write'],
  ...['counterparties.read', 'counterparties.write', 'counterparties.delete', 'catalog.read', 'catalog.write'],
  ...['price_lists.read', 'price_lists.write'],
];

/** The row of the golden example: 8 at 120.50 with a markup of 15 %. */
export const cement = { name: 'Цемент М500', quantity: '8', unitCost: '120.50', markupPercent: '15', vatRate: '22' };

/** A portal, or one that is there, with a customer and the shortest words to offer something. */
export async function proposalPortal(held?: Portal) {
  const portal = held ?? (await newPortal());
  const key = await portal.key(...scopes);
  const call = (method: string, path: string, body?: unknown) => request(method, path, { key, body });
  const ask = (method: string, path = '', body?: unknown) => call(method, `${url}${path}`, body);
  const newParty = async (shortName = 'ООО «Север»', more: object = { roles: ['customer'] }) => {
    const { status, json } = await call('POST', '/api/v1/counterparties', { shortName, ...more });
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  const customerId = (await newParty()).id as string;
  const create = async (more: Record<string, unknown> = {}) => {
    const { status, json } = await ask('POST', '', { customerId, rows: [cement], ...more });
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  const change = async (id: string, body: Record<string, unknown>) => {
    const { status, json } = await ask('PATCH', `/${id}`, body);
    assert.equal(status, 200, JSON.stringify(json));
    return json;
  };
  const faultsOf = ({ json }: { json: { errors?: Array<{ pointer: string; code: string }> } }) =>
    (json.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
  const refused = async (more: Record<string, unknown>) => {
    const answer = await ask('POST', '', { customerId, rows: [cement], ...more });
    assert.equal(answer.status, 422, JSON.stringify(answer.json));
    return faultsOf(answer);
  };
  const submitted = async (more: Record<string, unknown> = {}) => {
    const { id } = await create(more);
    const { status, json } = await ask('POST', `/${id}/submit-approval`, {});
    assert.equal(status, 200, JSON.stringify(json));
    return id as string;
  };
  return { portal, key, call, ask, newParty, customerId, create, change, faultsOf, refused, submitted };
}
