import { mistake } from './mistake.ts';

const nobody = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
const asked = (address: string, field: string, rule: RegExp, fix: RegExp) =>
  mistake(`GET ${address}`, undefined, field, rule, fix);

const eleven = ['sku', 'name', 'brand', 'barcode', 'status'].flatMap((name) => [
  `${name}=active`,
  `${name}[ne]=active`,
]);

/** What stands in the address and cannot: parameters, identifiers, cursors. */
export const inAddresses = [
  // Parameters there are not.
  asked('/catalog?lmit=5', 'lmit', /perhaps: limit/, /Send “limit” instead/),
  asked('/catalog?serach=x1', 'serach', /perhaps: search/, /“search”/),
  asked('/catalog?page=2', 'page', /is not a field of this request/, /Leave it out/),
  asked('/catalog?offset=50', 'offset', /is not a field/, /Leave it out/),
  asked('/warehouses?naem=Север', 'naem', /perhaps: name/, /“name”/),
  asked('/counterparties?INN=7707083893', 'INN', /perhaps: inn/, /“inn”/),
  asked('/invoices?stauts=draft', 'stauts', /perhaps: status/, /“status”/),
  asked('/purchase-requisitions?prioritty=high', 'prioritty', /perhaps: priority/, /“priority”/),
  asked('/catalog?sku[like]=C', 'sku[like]', /there are: .*sku\[contains\]|perhaps: sku\[/, /sku\[/),
  asked('/catalog?name[startswith]=Ц', 'name[startswith]', /perhaps: name\[startsWith\]/, /“name\[startsWith\]”/),
  asked('/catalog?updatedAt[ge]=2026-01-01T00:00:00Z', 'updatedAt[ge]', /updatedAt\[gte\]/, /updatedAt\[g/),
  asked('/invoices?dueDate[before]=2026-01-01', 'dueDate[before]', /dueDate\[lt\]/, /dueDate\[/),
  asked('/integration-api/catalog-items?externalID=5', 'externalID', /perhaps: externalId/, /“externalId”/),
  asked('/api-keys?colour=red', 'colour', /is not a field/, /Leave it out|Send/),
  asked('/catalog/{item}?expnd=stock', 'expnd', /is not a field|perhaps/, /Leave it out|Send/),

  // Values of parameters.
  asked('/catalog?limit=0', 'limit', />= 1; 0 came/, /Send 1 or more/),
  asked('/catalog?limit=all', 'limit', /must be integer/, /whole number/),
  asked('/catalog?includeTotal=yes', 'includeTotal', /must be boolean/, /true or false/),
  asked('/catalog?includeArchived=all', 'includeArchived', /must be one of false, true, only/, /Send one of: false/),
  asked('/catalog?limit=5&limit=6', 'limit', /given twice/, /Give it once/),
  asked('/catalog?search=%00ab', 'search', /NUL/, /Remove %00/),
  asked('/catalog?search=a', 'search', /at least 2 characters, 1 came/, /2 characters or more/),
  asked('/catalog?status=actve', 'status', /must be one of .*active/, /Send “active” instead/),
  asked('/invoices?status=paied', 'status', /must be one of .*“paied” came/, /Send/),
  asked('/purchase-requisitions?priority=hihg', 'priority', /must be one of .*high/, /“high”/),
  asked('/catalog?categoryId=Цемент', 'categoryId', /must be a UUID; “Цемент” came/, /a UUID: find it/),
  asked('/invoices?counterpartyId=77', 'counterpartyId', /must be a UUID; “77” came/, /a UUID: find it/),
  asked('/catalog?updatedAt[gte]=2026-01-01', 'updatedAt[gte]', /RFC 3339 instant/, /T09:15:30Z/),
  asked('/invoices?dueDate[lt]=01.02.2026', 'dueDate[lt]', /must be a date/, /Send a day such as/),
  asked('/catalog?brand[isNull]=1', 'brand[isNull]', /true or false/, /Send one of: true, false/),
  asked(`/catalog?sku=${Array(101).fill('a').join()}`, 'sku', /at most 100 values, 101 came/, /at most 100/),
  asked(`/catalog?${eleven.join('&')}&sku[in]=5`, 'sku[in]', /at most 10 conditions at once, 11 came/, /at most 10/),
  asked('/catalog?sort=nmae', 'sort', /“nmae” is not sorted by; there are: .*name/, /Send “name” instead/),
  asked('/catalog?sort=-price_', 'sort', /is not sorted by; there are/, /Send/),
  asked('/catalog?sort=name,sku,createdAt,updatedAt', 'sort', /at most 3 fields, 4 came/, /up to 3 different fields/),
  asked('/catalog?sort=name,-name', 'sort', /names a field twice/, /3 different fields/),
  asked('/warehouses?sort=adress', 'sort', /there are: .*name/, /Send/),
  asked('/invoices?sort=total', 'sort', /“total” is not sorted by/, /Send/),
  asked('/catalog?fields=id,nmae', 'fields', /“nmae” is not a field of the answer; perhaps: name/, /“name”/),
  asked(`/catalog?fields=${Array(51).fill('name').join()}`, 'fields', /at most 50 paths, 51 came/, /at most 50/),
  asked('/catalog?expand=prices', 'expand', /“prices” is not expanded here/, /Leave it out|Send/),
  asked('/events?events=invoice.craeted', 'events', /there is no “invoice.craeted”/, /Send/),
  asked('/events?entityType=catalogItm', 'entityType', /there is no “catalogItm”/, /Send “catalog/),
  asked('/integration-api/links', 'externalSource', /externalSource/, /externalId/),
  asked('/integration-api/catalog-items?externalId=104', 'externalId', /externalSource/, /externalSource=1c/),
  asked(
    '/integration-api/catalog-items?custom.colour=red',
    'custom.colour',
    /not a field of these records/,
    /Leave it out/,
  ),
  asked('/logistics/map?bbox=1,2,3', 'bbox', /west,south,east,north/, /field=value|west/),

  // Cursors.
  asked('/catalog?cursor=nonsense', 'cursor', /another installation or portal, or has been cut/, /exactly as received/),
  asked(
    '/warehouses?cursor={cursor}',
    'cursor',
    /for the list catalog|was given for the list/,
    /Keep filters and sort/,
  ),
  asked(
    '/catalog?cursor={cursor}&search=Цемент',
    'cursor',
    /with other filters, another order/,
    /Keep filters and sort/,
  ),
  asked('/catalog?cursor={cursor}&sort=name', 'cursor', /with other filters, another order/, /Keep filters and sort/),
  asked('/events?cursor=nonsense', 'cursor', /another installation or portal/, /exactly as received/),

  // Identifiers in the path.
  asked('/catalog/C-500', 'itemId', /is no identifier, it is sku of/, /Send “[0-9a-f-]{36}” in its place/),
  asked('/integration-api/catalog-items/000000104', 'id', /it is externalId \(1c\) of/, /Send “[0-9a-f-]{36}”/),
  asked('/catalog/nothing-of-ours', 'itemId', /must be a UUID; “nothing-of-ours” came/, /by `search` in its list/),
  asked('/warehouses/42', 'warehouseId', /must be a UUID; “42” came/, /by `search` in its list/),
  asked('/invoices/INV-104-x', 'invoiceId', /must be a UUID/, /by `search` in its list/),
  asked('/purchase-requisitions/none', 'procurementId', /must be a UUID/, /by `search` in its list/),
  asked('/counterparties/7707083893', 'counterpartyId', /must be a UUID|is inn of/, /by `search`|Send/),
  mistake('PATCH /catalog/C-500', { name: 'Цемент' }, 'itemId', /is sku of/, /in its place/),
  mistake('DELETE /warehouses/abc', undefined, 'warehouseId', /must be a UUID/, /by `search` in its list/),
  asked(`/catalog/${nobody}`, 'detail', /Catalog item not found/, /Check the identifier/),
  asked('/integration-api/catalog-item', 'resource', /perhaps: catalog-items/, /Send “catalog-items” instead/),
  asked('/integration-api/orders', 'resource', /there is no resource “orders”/, /Send|Leave/),
  asked('/catalogue', 'detail', /perhaps: \/api\/v1\/catalog/, /\/api\/v1\/catalog/),
];
