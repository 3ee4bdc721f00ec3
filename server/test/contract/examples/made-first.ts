import type { Json } from '../../../src/surfaces/http/openapi/json.ts';
import { type Ask, exampleOf, routeOf } from './reader.ts';

/** The record that its own example makes. */
const idOf = (path: string) => async (ask: Ask) => {
  return (await ask('POST', path, exampleOf(routeOf('POST', path)))).json.id as string;
};
const owners = async (ask: Ask): Promise<string> =>
  (await ask('GET', '/api/v1/settings/roles')).json.items.find(({ code }: Json) => code === 'owner').id;
const item = idOf('/api/v1/catalog');
const party = idOf('/api/v1/counterparties');

const ofRequisitions = { entityType: 'procurement', key: 'hazard', label: 'Опасность', type: 'text' };

/** What the identifier in an example stands for: the document says to create it first, and so does this. */
export const madeFirst: Record<string, (ask: Ask) => Promise<string>> = {
  'PATCH /api/v1/settings/pipeline/product-fields/order': idOf('/api/v1/settings/pipeline/product-fields'),
  'POST /api/v1/settings/users': async (ask) => (await ask('GET', '/api/v1/settings/roles')).json.items[0].id,
  'POST /api/v1/settings/approval-routes': owners,
  'POST /api/v1/settings/approval-routes/try': owners,
  'PATCH /api/v1/settings/custom-fields/order': async (ask) =>
    (await ask('POST', '/api/v1/settings/custom-fields', ofRequisitions)).json.id,
  'POST /api/v1/comments': party,
  'PUT /api/v1/comments/followers': party,
  'PUT /api/v1/integration-api/links': item,
  'POST /api/v1/variables/resolve': item,
  'POST /api/v1/commercial-proposals': party,
  'POST /api/v1/contracts': party,
  'POST /api/v1/commercial-proposals/export': async (ask) =>
    (await ask('POST', '/api/v1/commercial-proposals', { title: 'Цемент' })).json.id,
  'POST /api/v1/sales-invoices/export': async (ask) =>
    (await ask('POST', '/api/v1/sales-invoices', { title: 'Цемент' })).json.id,
  'POST /api/v1/contracts/export': async (ask) => {
    const about = { number: '47/2026', title: 'Цемент', kind: 'supply', date: '2026-03-01' };
    return (await ask('POST', '/api/v1/contracts', { ...about, counterpartyId: await party(ask) })).json.id;
  },
  'POST /api/v1/purchase-requisitions/export': idOf('/api/v1/purchase-requisitions'),
  'POST /api/v1/quote-minutes/export': idOf('/api/v1/purchase-requisitions'),
  'POST /api/v1/supplier-rfqs/export': idOf('/api/v1/supplier-rfqs'),
  'POST /api/v1/reorder-points/propose': idOf('/api/v1/warehouses'),
  'POST /api/v1/report-baskets': item,
  'POST /api/v1/stock-counts': idOf('/api/v1/warehouses'),
  'POST /api/v1/supplier-qualifications': party,
  'POST /api/v1/invoices': party,
  'POST /api/v1/integration-api/invoices': party,
  'POST /api/v1/integration-api/invoices/batch': party,
};
