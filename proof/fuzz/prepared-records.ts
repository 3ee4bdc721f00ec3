import { created, filled, type Made, the } from '../../server/test/contract/examples/made.ts';
import { exampleOf, routeOf } from '../../server/test/contract/examples/reader.ts';
import { newPerson, owner } from '../../server/test/harness.ts';
import type { Prepare } from './prepare.ts';

const links = '/api/v1/integration-api/links';

/** The first step of the example as the whole of a batch that is done or not done at once. */
const atomic: Prepare = async (made) => {
  const { operations } = (await filled(made, exampleOf(made.route))) as { operations: object[] };
  const [{ id: _, version: __, ...step } = {} as Record<string, unknown>] = operations as Array<
    Record<string, unknown>
  >;
  return { body: { mode: 'atomic', operations: [step] } };
};

const ofCounterparty: Prepare = async (made) => ({
  query: { entityType: 'counterparty', entityId: await the(made, 'counterpartyId') },
});

const named =
  (name: string, make: (made: Made) => Promise<string>): Prepare =>
  async (made) => {
    const example = exampleOf(made.route) as Record<string, unknown>;
    return { body: { ...example, [name]: [await make(made)] } };
  };

const secondWarehouse: Prepare = async ({ ask }) => {
  await ask('POST', '/api/v1/warehouses', { name: 'Второй склад', isDefault: true });
};

const link = { externalSource: '1c', externalId: '000000104', entityType: 'catalog_item' };

const registeredCompany: Prepare = async ({ portal }) => {
  await owner.query(`update tenants set company_inn = '7707083893' where tenant_id = $1`, [portal.tenantId]);
};

/** A link for a driver, made before it is read or taken back. */
const driverLink: Prepare = async ({ ask }, url) => void (await ask('POST', url, {}));

/** A file of a counterparty, and what stands below its address. */
const file =
  (below = ''): Prepare =>
  async (made) => {
    const form = new FormData();
    form.append('file', new File(['Паспорт качества'], 'паспорт.txt', { type: 'text/plain' }));
    form.append('entityType', 'counterparty');
    form.append('entityId', await the(made, 'counterpartyId'));
    const { json } = await made.ask('POST', '/api/v1/files', form);
    return { url: `/api/v1/files/${json.id}${below}` };
  };

/** Records that an example names, or that must stand before it. */
export const preparedRecords: Readonly<Record<string, Prepare>> = {
  'GET /api/v1/approvals/preview': async (made) => ({
    query: { recordType: 'procurement', recordId: await the(made, 'procurementId') },
  }),
  'GET /api/v1/files': ofCounterparty,
  'DELETE /api/v1/files/{fileId}': file(),
  'GET /api/v1/files/{fileId}/download-url': file('/download-url'),
  'GET /api/v1/files/download/{token}': async (made, url) => {
    const there = await file('/download-url')(made, url);
    const { json } = await made.ask('GET', there?.url ?? '');
    return { url: new URL(json.url).pathname };
  },
  'GET /api/v1/settings/custom-fields/values': ofCounterparty,
  'GET /api/v1/messenger/recipients': async (made) => ({
    query: { entityType: 'supplier', entityId: await the(made, 'supplierId') },
  }),
  'GET /api/v1/supplier-quotes/compare/list': async (made) => ({
    query: { procurementId: await the(made, 'procurementId') },
  }),
  'POST /api/v1/supplier-quotes/award-plan': async (made) => ({
    body: { ...(exampleOf(made.route) as object), procurementId: await the(made, 'procurementId') },
  }),
  'POST /api/v1/logistics/plan': named('procurementIds', (made) => the(made, 'procurementId')),
  ...Object.fromEntries(
    ['commercial-proposals', 'contracts', 'sales-invoices'].map((what) => [
      `POST /api/v1/${what}/export`,
      named('ids', (made) => created(made, `/api/v1/${what}`)),
    ]),
  ),
  ...Object.fromEntries(
    [
      'catalog-items',
      'counterparties',
      'invoices',
      'price-lists',
      'procurements',
      'purchase-requisitions',
      'warehouses',
    ].map((what) => [`POST /api/v1/integration-api/${what}/batch`, atomic]),
  ),
  [`PUT ${links}`]: async (made) => ({ body: { ...link, entityId: await the(made, 'catalogItemId') } }),
  [`DELETE ${links}`]: async (made) => {
    await made.ask('PUT', links, { ...link, entityId: await the(made, 'catalogItemId') });
    return { query: link };
  },
  'POST /api/v1/variables/resolve': async (made) => ({
    body: { ...(exampleOf(made.route) as object), entityId: await the(made, 'catalogItemId') },
  }),
  'DELETE /api/v1/warehouses/{warehouseId}': secondWarehouse,
  'DELETE /api/v1/integration-api/warehouses/{id}': secondWarehouse,
  'GET /api/v1/logistics/batches/{batchId}/driver-link': driverLink,
  'DELETE /api/v1/logistics/batches/{batchId}/driver-link': driverLink,
  'GET /api/v1/logistics/routes/{routeId}/driver-link': driverLink,
  'DELETE /api/v1/logistics/routes/{routeId}/driver-link': driverLink,
  'GET /api/v1/integration-api/links': async (made) => ({ query: { entityId: await the(made, 'catalogItemId') } }),
  'GET /api/v1/audit/{id}': async (made) => {
    await the(made, 'catalogItemId');
    return { url: `/api/v1/audit/${(await made.ask('GET', '/api/v1/audit')).json.items[0].id}` };
  },
  'GET /api/v1/events/{id}': async (made) => {
    await the(made, 'catalogItemId');
    const { rows } = await owner.query('select id from audit_events where tenant_id = $1 order by id limit 1', [
      made.portal.tenantId,
    ]);
    return { url: `/api/v1/events/${rows[0].id}` };
  },
  'PATCH /api/v1/settings/pipeline/stages/order': async ({ ask }) => {
    const { stages } = (await ask('GET', '/api/v1/settings/pipeline')).json;
    return { body: { stageIds: stages.map(({ id }: { id: string }) => id) } };
  },
  'POST /api/v1/settings/approval-routes': async (made) => {
    const { json } = await made.ask('GET', '/api/v1/settings/roles');
    const [role] = json.items.filter(({ code }: { code: string }) => code === 'owner');
    const [step] = (exampleOf(made.route) as { steps: object[] }).steps;
    return {
      body: { ...(exampleOf(made.route) as object), steps: [{ ...step, approvers: [{ kind: 'role', id: role.id }] }] },
    };
  },
  'POST /api/v1/settings/approval-substitutes': async (made) => ({
    body: {
      ...(exampleOf(made.route) as object),
      substituteId: (await newPerson(made.portal, 'purchasing_manager')).userId,
    },
  }),
  'PUT /api/v1/integrations/publisher': registeredCompany,
  'GET /api/v1/integrations/publisher': async (made, url) => {
    await registeredCompany(made, url);
    await made.ask('PUT', url, exampleOf(routeOf('PUT', url)));
  },
};
