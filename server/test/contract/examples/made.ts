import assert from 'node:assert/strict';
import type { Route } from '../../../src/kernel/routes.ts';
import type { Json } from '../../../src/surfaces/http/openapi/json.ts';
import { roleOf } from '../../sign-in-way.ts';
import { named } from '../probe.ts';
import { exampleOf, type Reader, routeOf, standsForDigest, standsForRecord } from './reader.ts';

/** What a reader has made so far: records by the name that stands for them in an address or a body. */
export interface Made extends Reader {
  route: Route;
  ids: Record<string, string>;
  /** What else the route is asked with, where it asks for more than a key. */
  headers?: (body: unknown) => Record<string, string>;
}

export type Make = (made: Made, url: string) => Promise<string>;

/** What is done before a route is asked, at its address. */
export type Before = (made: Made, url: string) => Promise<unknown>;

export const created = async (made: Made, path: string, url = path, body?: unknown): Promise<string> => {
  const { status, json } = await made.ask('POST', url, body ?? (await filled(made, exampleOf(routeOf('POST', path)))));
  assert.ok(status < 300, `POST ${path}: ${status} ${JSON.stringify(json)}`);
  return json.id ?? (json.items ?? json.movements)?.at(-1).id;
};

export const by =
  (path: string, body?: unknown): Make =>
  (made) =>
    created(made, path, path, body);

/** The first of the collection that an address ends in. */
export const firstThere: Make = async ({ ask }, url) => (await ask('GET', url)).json.items[0].id;

export const counterparties = '/api/v1/counterparties';
export const requisitions = '/api/v1/purchase-requisitions';

/** The record behind the name of a field. */
const byField: Record<string, Make> = {
  catalogItemId: by('/api/v1/catalog'),
  productId: by('/api/v1/catalog'),
  categoryId: by('/api/v1/catalog/categories'),
  counterpartyId: by(counterparties),
  customerId: (made) => the(made, 'counterpartyId'),
  entityId: by(counterparties),
  stageId: async ({ ask }) => (await ask('GET', '/api/v1/settings/pipeline')).json.stages[0].id,
  procurementId: by(requisitions),
  intoId: by('/api/v1/catalog', { name: 'Цемент М500 Д0' }),
  supplierId: async (made) =>
    (await made.ask('GET', `${counterparties}/${await the(made, 'counterpartyId')}`)).json.supplier.supplierId,
  warehouseId: by('/api/v1/warehouses'),
  fromWarehouseId: (made) => the(made, 'warehouseId'),
  contactId: async (made) =>
    (await made.ask('GET', `${counterparties}/${await the(made, 'counterpartyId')}`)).json.contacts[0].id,
  toWarehouseId: by('/api/v1/warehouses', { name: 'Второй склад' }),
  invoiceId: by('/api/v1/invoices'),
  toBudgetId: by('/api/v1/budgets', {
    ...{ code: 'ОФИС-26', name: 'Офис', amount: '1000000.00', periodFrom: '2030-01-01', periodTo: '2030-12-31' },
  }),
  roleId: ({ portal }) => roleOf(portal, 'buyer'),
  roleIds: (made) => firstThere(made, '/api/v1/settings/roles'),
  procurementItemId: async ({ ask, ids }) =>
    (await ask('GET', `${requisitions}/${ids.procurementId}`)).json.items[0].id,
};

/** What is approved by one person in a company of one. */
export async function approve({ ask }: Made, url: string) {
  await ask('PATCH', '/api/v1/settings/company', { approvalRequired: false, noSelfApproval: false });
  await ask('PATCH', url, { status: 'pending_approval' });
  const { status, json } = await ask('PATCH', url, { status: 'approved' });
  assert.equal(status, 200, JSON.stringify(json));
}

/** The record that a name stands for: made once. */
export async function the(made: Made, name: string): Promise<string> {
  made.ids[name] ??= await (byField[name] as Make)(made, '');
  return made.ids[name];
}

/** A body with records of the portal where its example has identifiers. */
export async function filled(made: Made, example: unknown, field = ''): Promise<unknown> {
  if (Array.isArray(example)) {
    const all = [];
    for (const one of example) all.push(await filled(made, one, field));
    return all;
  }
  if (standsForRecord(example) || standsForDigest(example)) return ownOf(made, field);
  if (typeof example !== 'object' || example === null) return example;
  const own: Json = {};
  for (const [name, value] of Object.entries(example)) own[name] = await filled(made, value, name);
  return own;
}

async function ownOf(made: Made, field: string): Promise<string> {
  if (!made.ids[field] && !byField[field]) throw new Error(`nothing is known of ${field} in ${named(made.route)}`);
  return the(made, field);
}
