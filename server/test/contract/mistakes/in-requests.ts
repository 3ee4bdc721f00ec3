import { mistake, withHeaders } from './mistake.ts';

const json = { 'content-type': 'application/json' };
const nobody = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

/** A body as it is written, which is no JSON, or no good one. */
const raw = (text: string, field: string, rule: RegExp, fix: RegExp) => ({
  ...mistake('POST /catalog', text, field, rule, fix),
  headers: json,
});

/** Requests that are wrong as a whole: their text, their headers, their method. */
export const inRequests = [
  // JSON that breaks.
  raw('{name: "Цемент"}', 'line 1 column 2', /“n” stands where a name in double quotes/, /JSON library/),
  raw('{"name": "Цемент",}', 'line 1 column 19', /“}” stands where a name in double quotes is due/, /JSON library/),
  raw("{'name': 1}", 'line 1 column 2', /“'” stands where a name in double quotes/, /JSON library/),
  raw('{\n  "name": "Цемент"\n  "sku": "C"\n}', 'line 3 column 3', /a comma or “}” is due/, /JSON library/),
  raw('{"name": "Цемент"', 'line 1 column 18', /the body ends where a comma or “}”/, /JSON library/),
  raw('{"name" "Цемент"}', 'line 1 column 9', /where a colon is due/, /JSON library/),
  raw('{"name": "a"} {}', 'line 1 column 15', /where the end of the body is due/, /JSON library/),
  raw('{"name": None}', 'line 1 column 10', /“N” stands where a value is due/, /JSON library/),
  raw('{"name": "а\nб"}', 'line 1 column 12', /the rest of a text and its closing quote/, /JSON library/),
  raw('name=Цемент', 'line 1 column 1', /“n” stands where a value is due/, /JSON library/),
  raw('{"name": "a", "name": "b"}', '/name', /"name" is given twice/, /each key once|Give it once/),
  raw('{"name": "a\\u0000b"}', '/name', /NUL character/, /remove NUL|Send a value/),
  raw('{"name": "\\ud83d"}', '/name', /half of a surrogate pair/, /UTF-8|Send a value/),
  raw(
    '{"plannedCost": {"price": 1234567890.1234567}}',
    '/plannedCost/price',
    /at most 15 digits/,
    /Send a value|string/,
  ),
  raw('{"plannedCost": {"price": 1e3}}', '/plannedCost/price', /no exponent/, /Send a value|string/),
  raw(`{"name": "${'a'.repeat(10_001)}"}`, '/name', /At most 10000 characters/, /10000/),
  raw(`{"a": [${Array(1_001).fill(1).join()}]}`, '/a', /At most 1000 items/, /1000/),
  raw(`${'['.repeat(33)}${']'.repeat(33)}`, 'detail', /nested deeper than 32/, /JSON library/),

  // The kind and the size of a body.
  withHeaders(
    'POST /catalog',
    { 'content-type': 'text/xml' },
    'Content-Type',
    /“text\/xml” came, and application\/json/,
    /as application\/json/,
  ),
  withHeaders(
    'POST /warehouses',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'Content-Type',
    /urlencoded” came/,
    /as application\/json/,
  ),
  withHeaders(
    'POST /catalog',
    { ...json, 'content-encoding': 'gzip' },
    'Content-Encoding',
    /“gzip” came/,
    /uncompressed/,
  ),
  mistake('POST /files', {}, 'Content-Type', /multipart\/form-data is read here/, /as multipart\/form-data/),
  raw(`{"name": "${'a'.repeat(1_100_000)}"}`, 'limitBytes', /at most 1048576 bytes; 1100012 came/, /Split the work/),

  // Headers.
  withHeaders(
    'GET /catalog',
    { accept: 'text/html' },
    'Accept',
    /“text\/html” was asked for, and application\/json/,
    /application\/json/,
  ),
  withHeaders(
    'GET /catalog',
    { accept: 'image/png' },
    'Accept',
    /application\/json is answered here/,
    /application\/json/,
  ),
  { ...withHeaders('PATCH /catalog/{item}', { 'if-match': 'v17' }, 'If-Match', /"v17"/, /ETag/), given: { name: 'Б' } },
  {
    ...withHeaders('PATCH /catalog/{item}', { 'if-match': '"v999"' }, 'currentVersion', /version/, /Read the record/),
    given: { name: 'Б' },
  },
  {
    ...withHeaders('PATCH /catalog/{item}', { 'if-match': '"v1"' }, 'If-Match', /differ/, /one of them|same/),
    given: { name: 'Б', version: 2 },
  },
  {
    ...withHeaders(
      'POST /catalog',
      { 'idempotency-key': 'order 104' },
      'Idempotency-Key',
      /1 to 255 visible ASCII/,
      /ASCII/,
    ),
    given: { name: 'Б' },
  },
  {
    ...withHeaders('POST /catalog', { 'idempotency-key': 'a' }, 'Idempotency-Key', /different|differ/, /one place/),
    given: { name: 'Б', idempotencyKey: 'b' },
  },
  withHeaders('GET /catalog', { authorization: 'Basic YTpi' }, 'Authorization', /Bearer <token>/, /X-API-Key|Bearer/),
  withHeaders(
    'GET /catalog',
    { authorization: 'Bearer nonsense' },
    'detail',
    /access token is not valid/,
    /Sign in again/,
  ),
  withHeaders(
    'GET /catalog',
    { 'x-api-key': 'ppk_live_nonsense' },
    'detail',
    /API key is not valid/,
    /Copy the key whole/,
  ),

  // Methods.
  mistake('PUT /catalog/{item}', { name: 'Б' }, 'allowed', /PUT is not among the methods.*PATCH/, /header `Allow`/),
  mistake('POST /catalog/{item}', { name: 'Б' }, 'allowed', /POST is not among the methods.*GET/, /header `Allow`/),
  mistake('DELETE /integration-api/invoices/{invoice}', undefined, 'allowed', /DELETE is not among.*GET/, /meta/),
  mistake('PATCH /catalog', {}, 'allowed', /PATCH is not among.*GET, POST/, /header `Allow`/),

  // What is named and is not there.
  mistake(
    'POST /stock-counts',
    { warehouseId: nobody },
    '/warehouseId',
    /does not exist/,
    /identifier of a record|its list/,
  ),
  mistake(
    'POST /catalog',
    { name: 'А', categoryId: nobody },
    '/categoryId',
    /does not exist/,
    /identifier of a record/,
  ),
  mistake(
    'POST /contracts',
    { number: '7', title: 'А', kind: 'supply', date: '2026-01-01', counterpartyId: nobody },
    '/counterpartyId',
    /does not exist/,
    /identifier of a record/,
  ),
  mistake(
    'POST /stock-reservations',
    { procurementItemId: nobody, warehouseId: '{warehouse}', quantity: '1' },
    '/procurementItemId',
    /does not exist|does not match/,
    /identifier of a record/,
  ),
  mistake(
    'POST /catalog/categories',
    { name: 'А', parentId: nobody },
    '/parentId',
    /does not exist/,
    /identifier of a record/,
  ),
  mistake(
    'POST /settings/users',
    { fullName: 'Иван', email: 'i@b.ru', roleIds: [nobody] },
    '/roleIds/0',
    /does not exist/,
    /identifier of a record/,
  ),
  mistake(
    'POST /purchase-requisitions',
    { dueDate: '2031-01-01', items: [{ catalogItemId: nobody, quantity: '1' }] },
    '/items/0/catalogItemId',
    /does not match any catalog item/,
    /identifier of a record/,
  ),
];
