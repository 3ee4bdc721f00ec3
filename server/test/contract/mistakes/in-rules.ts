import { mistake } from './mistake.ts';

const pay = (body: object) => ['POST /invoices/{invoice}/payments', body] as const;
const subscribe = (url: string, more: object = {}) =>
  ['POST /webhook-subscriptions', { name: 'ERP', url, events: [], ...more }] as const;
const key = (body: object) => ['POST /api-keys', { name: 'ERP', scopes: ['catalog.read'], ...body }] as const;
const register = (body: object) =>
  [
    'POST /auth/register',
    {
      ...{ workspaceName: 'А', portalName: 'romashka-77', companyInn: '7707083893', phone: '+7 (912) 345-67-89' },
      ...{ fullName: 'Анна', email: 'anna@romashka.ru', password: 'три слона и чайник' },
      ...{ acceptedOffer: true, acceptedPersonalData: true, ...body },
    },
  ] as const;

/** What every field may be, and the request as a whole may not. */
export const inRules = [
  // More than is left.
  mistake(
    'POST /purchase-requisitions/{requisition}/stock-receipt',
    {
      warehouseId: '{warehouse}',
      receivedAt: '2026-03-02T08:00:00Z',
      items: [{ procurementItemId: '{line}', quantity: '12' }],
    },
    '/items/0/quantity',
    /at most 10 is left.*12 is asked for: 2 too much/,
    /Send at most 10/,
  ),
  mistake(
    'POST /stock-reservations',
    { procurementItemId: '{line}', warehouseId: '{warehouse}', quantity: '13' },
    '/quantity',
    /at most 10 is left .*13 is asked for: 3 too much/,
    /Send at most 10/,
  ),
  mistake(
    ...pay({ amount: '1500.00' }),
    '/amount',
    /at most 1000(\.00)? is left.*1500.*asked for: 500/,
    /Pay at most 1000/,
  ),
  mistake(
    'PATCH /purchase-requisitions/{requisition}/quote-line-decisions',
    {
      decisions: [
        {
          procurementItemId: '{line}',
          allocations: [{ supplierId: '{supplier}', price: '1', currency: 'RUB', quantity: '11' }],
        },
      ],
    },
    '/decisions/0/allocations',
    /at most 10 is left.*11 is asked for: 1 too much/,
    /Send at most 10/,
  ),

  // Amounts and moments.
  mistake(...pay({ amount: '0' }), '/amount', /more than zero/, /Send more than 0/),
  mistake(...pay({ amount: '10.001' }), '/amount', /at most 2 decimal places/, /Round it/),
  mistake(...pay({ amount: '10', paidAt: '2099-01-01' }), '/paidAt', /must not be in the future/, /day/),
  mistake(...pay({ amount: '10', currency: 'USD' }), '/fxRate', /required if the currency differs/, /Add this field/),
  mistake(
    'POST /stock-reservations',
    { procurementItemId: '{line}', warehouseId: '{warehouse}', quantity: '1', expiresAt: '2020-01-01T00:00:00Z' },
    '/expiresAt',
    /must be in the future/,
    /later or greater/,
  ),
  mistake(...key({ expiresAt: '2020-01-01T00:00:00Z' }), '/expiresAt', /must be in the future/, /later or greater/),
  mistake(...key({ expiresAt: '2099-01-01T00:00:00Z' }), '/expiresAt', /at most 730 days ahead/, /earlier or smaller/),
  mistake(
    'POST /reorder-points',
    { catalogItemId: '{item}', warehouseId: '{warehouse}', minimum: '10', target: '5' },
    '/target',
    /must not be below the minimum/,
    /the minimum or more/,
  ),

  // Names that are none.
  mistake(
    ...key({ scopes: ['catalog.reed'] }),
    '/scopes/0',
    /“catalog.reed” is not a scope; perhaps: catalog.read/,
    /Send “catalog.read”/,
  ),
  mistake(
    ...key({ scopes: ['catalog'] }),
    '/scopes/0',
    /“catalog” is not a scope; perhaps: catalog\./,
    /Send “catalog\./,
  ),
  mistake(...key({ scopes: ['everything'] }), '/scopes/0', /“everything” is not a scope/, /Send|Leave/),
  mistake(
    ...key({ allowedCidrs: ['10.0.0.0/40'] }),
    '/allowedCidrs/0',
    /must look like 203.0.113.0\/24/,
    /203\.0\.113/,
  ),
  mistake(
    ...subscribe('https://example.com/h', { events: ['integration_api.invoce.created'] }),
    '/events/0',
    /is not an event; perhaps: integration_api.invoice.created/,
    /Send “integration_api.invoice.created”/,
  ),
  mistake(
    ...subscribe('https://example.com/h', { events: ['order.created'] }),
    '/events/0',
    /“order.created” is not an event/,
    /Send|Leave/,
  ),
  mistake(
    ...subscribe('https://example.com/h', { headers: { 'Content-Type': 'x' } }),
    '/headers/Content-Type',
    /is set by the platform/,
    /Leave it out/,
  ),
  mistake(
    ...subscribe('https://example.com/h', { headers: { Плохо: 'x' } }),
    '/headers/Плохо',
    /is not a header name/,
    /X-/,
  ),

  // Addresses that are not called.
  mistake(
    ...subscribe('http://example.com/h'),
    '/url',
    /must begin with https:\/\/; “http:\/\/example.com\/h” came/,
    /with https:\/\//,
  ),
  mistake(...subscribe('https://example.com:22/h'), '/url', /port 443 or an open one from 1024/, /8443/),
  mistake(...subscribe('https://a:b@example.com/h'), '/url', /must not contain a user name/, /`headers`/),
  mistake(...subscribe('https://example.com/h#x'), '/url', /must not hold a fragment/, /Cut the address/),
  mistake(...subscribe('https://erp.local/h'), '/url', /host of the public internet/, /erp\.example\.ru/),
  mistake(...subscribe('https://10.0.0.7/h'), '/url', /network that may not be called/, /public address/),
  mistake(...subscribe('https://169.254.169.254/latest'), '/url', /network that may not be called/, /public address/),

  // Registration and people.
  mistake(...register({ companyInn: '7707083894' }), '/companyInn', /number of an organisation/, /digits/),
  mistake(...register({ phone: '12' }), '/phone', /phone|telephone|\+7/, /\+7/),
  mistake(...register({ email: 'anna@' }), '/email', /e-mail/, /anna@/),
  mistake(...register({ password: 'короткий' }), '/password', /at least 12 characters/, /12|longer/),
  mistake(...register({ acceptedOffer: false }), '/acceptedOffer', /accept|consent/, /true/),

  // States.
  mistake('PATCH /invoices/{invoice}/status', { status: 'approved' }, 'allowed', /Cannot go|cannot/, /`allowed` lists/),
  mistake('POST /warehouses', { name: 'Ещё', code: 'ОСН' }, '/code', /is in use|has this/, /another value|existing/),
  mistake('POST /catalog', { name: 'Ещё', sku: 'C-500' }, '/sku', /is in use|has this/, /another value|existing/),
  mistake(
    'POST /integration-api/catalog-items',
    { name: 'Ещё', externalSource: '1c', externalId: '000000104' },
    'existing',
    /linked/,
    /`existing`/,
  ),
  mistake('PATCH /catalog/{item}', { name: 'Б', version: 999 }, 'currentVersion', /version/, /Read it again/),
];
