import type { Api } from '../demo/api.ts';

export interface Screen {
  name: string;
  /** Below the portal; beginning with a slash, below the server. */
  path: string;
  /** Seen without signing in. */
  visitor?: true;
}

type Row = Record<string, unknown> & { id: string };

/** The screens worth a picture, with records of the demo that show them at work. */
export async function screensOf(api: Api): Promise<Screen[]> {
  const first = async (path: string): Promise<string> => {
    const { body } = await api('GET', `/api/v1${path}`);
    return (body.items as Row[])[0]?.id ?? '';
  };
  const compared = await first('/purchase-requisitions?status=in_sourcing&sort=-plannedTotal&limit=1');
  const ordered = await first('/purchase-requisitions?status=awaiting_delivery&sort=-plannedTotal&limit=1');
  const rfq = await first('/supplier-rfqs?status=sent&limit=1');
  const invoice = await first('/invoices?status=approved&limit=1');
  const item = await first('/catalog?limit=1&sort=-updatedAt');
  const list = await first('/price-lists?limit=1');
  const supplier = await first('/counterparties?search=CIPLA&limit=1');
  const link = await supplierLink(api, rfq);
  return [
    { name: 'sign-in', path: '/login', visitor: true },
    { name: 'register', path: '/register', visitor: true },
    { name: 'home', path: '' },
    { name: 'inbox', path: 'inbox' },
    { name: 'requisitions', path: 'requisitions' },
    { name: 'board', path: 'requisitions?view=board' },
    { name: 'requisition', path: `requisitions/${ordered}` },
    { name: 'comparison', path: `requisitions/${compared}/compare` },
    { name: 'rfqs', path: 'rfqs' },
    { name: 'rfq', path: `rfqs/${rfq}` },
    ...(link ? [{ name: 'supplier', path: link, visitor: true as const }] : []),
    { name: 'quotes', path: 'quotes' },
    { name: 'reports', path: 'reports' },
    { name: 'invoices', path: 'invoices' },
    { name: 'invoice', path: `invoices/${invoice}` },
    { name: 'catalog', path: 'catalog' },
    { name: 'catalog-item', path: `catalog/${item}` },
    { name: 'catalog-prices', path: `catalog/${item}?tab=prices` },
    { name: 'price-lists', path: 'price-lists' },
    { name: 'price-list', path: `price-lists/${list}` },
    { name: 'counterparties', path: 'counterparties' },
    { name: 'counterparty', path: `counterparties/${supplier}` },
    { name: 'warehouses', path: 'warehouses' },
    { name: 'import', path: 'imports/new?kind=catalog' },
    { name: 'integrations', path: 'integrations' },
    { name: 'integration', path: 'integrations/dadata' },
    { name: 'api-keys', path: 'settings/api-keys' },
    { name: 'webhooks', path: 'settings/webhooks' },
    { name: 'event-catalog', path: 'settings/webhooks/catalog' },
    { name: 'settings', path: 'settings' },
    { name: 'company', path: 'settings/company' },
    { name: 'users', path: 'settings/users' },
    { name: 'roles', path: 'settings/roles' },
    { name: 'pipeline', path: 'settings/pipeline' },
    { name: 'custom-fields', path: 'settings/custom-fields' },
    { name: 'audit', path: 'settings/audit' },
  ];
}

/** Where the first supplier of a request answers it. */
async function supplierLink(api: Api, rfqId: string): Promise<string | undefined> {
  const { body } = await api('GET', `/api/v1/supplier-rfqs/${rfqId}`);
  const [recipient] = (body.recipients ?? []) as Row[];
  if (!recipient) return undefined;
  const link = await api('GET', `/api/v1/supplier-rfqs/${rfqId}/recipients/${recipient.id}/link`);
  const { url } = link.body as { url?: string };
  return url ? `/rfq${new URL(url).hash}` : undefined;
}
