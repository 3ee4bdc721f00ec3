import assert from 'node:assert/strict';
import { type AddressInfo, connect } from 'node:net';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { newPortal, request } from '../../../test/harness.ts';
import { createHttp } from './create-http.ts';

const app = createHttp(pino({ level: 'silent' }), { arriveWithin: 300, checkEvery: 50 });
app.post('/echo', async ({ body }) => ({ body: body ?? null }));
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
after(() => app.close());

/** Sends raw bytes and reads until the server ends the connection, or as long as asked. */
function send(...pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => pieces.forEach((piece) => socket.write(piece)));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\r\n\r\n') && answer.endsWith('}')) socket.end();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(5_000, () => socket.destroy());
  });
}

function problemIn(answer: string): { status: number; code: string; head: string } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  assert.match(head, /content-type: application\/problem\+json/i, answer);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  const problem = JSON.parse(body) as { status: number; code: string };
  assert.equal(problem.status, status);
  return { status, code: problem.code, head };
}

const host = 'Host: x\r\n';
const json = 'Content-Type: application/json\r\n';

/** What is sent → what comes back. */
const cases: ReadonlyArray<readonly [name: string, sent: string, status: number, code: string]> = [
  ['not HTTP at all', 'hello\r\n\r\n', 400, 'invalid_header'],
  ['an unknown method', `NOPE / HTTP/1.1\r\n${host}\r\n`, 400, 'invalid_header'],
  ['a broken header', `GET / HTTP/1.1\r\n${host}bad header\r\n\r\n`, 400, 'invalid_header'],
  [
    'a length and chunks at once, as smugglers send',
    `POST /echo HTTP/1.1\r\n${host}${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'invalid_header',
  ],
  [
    'Cyrillic in the address as it is typed',
    `GET /echo?search=арматура HTTP/1.1\r\n${host}\r\n`,
    400,
    'invalid_query_parameter',
  ],
  ['headers over 16 KiB', `GET / HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['an address over 8 KiB', `GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${host}\r\n`, 414, 'uri_too_long'],
  ['an address that leads nowhere', `GET /nowhere HTTP/1.1\r\n${host}\r\n`, 404, 'route_not_found'],
  ['a badly encoded address', `GET /%zz HTTP/1.1\r\n${host}\r\n`, 404, 'route_not_found'],
  [
    'a body over the limit',
    `POST /echo HTTP/1.1\r\n${host}${json}Content-Length: 2000000\r\n\r\n`,
    413,
    'payload_too_large',
  ],
  [
    'a body of another type',
    `POST /echo HTTP/1.1\r\n${host}Content-Type: text/xml\r\nContent-Length: 4\r\n\r\n<a/>`,
    415,
    'unsupported_media_type',
  ],
  [
    'a compressed body',
    `POST /echo HTTP/1.1\r\n${host}${json}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
    415,
    'unsupported_media_type',
  ],
  [
    'a body that is not JSON',
    `POST /echo HTTP/1.1\r\n${host}${json}Content-Length: 3\r\n\r\n{a}`,
    400,
    'malformed_json',
  ],
  [
    'a body that never ends',
    `POST /echo HTTP/1.1\r\n${host}${json}Content-Length: 9\r\n\r\n{"a"`,
    408,
    'request_timeout',
  ],
  ['headers that never end', `GET / HTTP/1.1\r\n${host}X-Slow: `, 408, 'request_timeout'],
];

for (const [name, sent, status, code] of cases)
  test(`${name} is answered with a problem`, async () => {
    const problem = problemIn(await send(sent));
    assert.equal(`${problem.status} ${problem.code}`, `${status} ${code}`);
    assert.match(problem.head, /x-request-id: /i);
  });

test('after a request that smuggles, the connection is closed and what followed is not read', async () => {
  const answer = await send(
    `POST /echo HTTP/1.1\r\n${host}${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /nowhere HTTP/1.1\r\n${host}\r\n`,
  );
  assert.match(answer, /connection: close/i);
  assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1);
});

test('who asks in Russian reads in Russian why his body is no JSON', async () => {
  const key = await (await newPortal()).key('catalog.write');
  for (const body of [
    '{"name":',
    '\ufeff{}',
    '{"name":"a","name":"b"}',
    '{"name":"a\\u0000"}',
    `${'['.repeat(40)}${']'.repeat(40)}`,
  ]) {
    const { status, json } = await request('POST', '/api/v1/catalog', {
      key,
      body,
      headers: { 'accept-language': 'ru' },
    });
    assert.equal(status, 400, body);
    assert.match(json.detail, /^[А-ЯЁ][^a-z]*(?:JSON|NUL|BOM|"name"|UTF-8)?[^a-z]*\.$/, json.detail);
  }
});

test('what is not there is told in good Russian', async () => {
  const key = await (await newPortal()).key('catalog.read', 'counterparties.read');
  const said = async (url: string) =>
    (await request('GET', url, { key, headers: { 'accept-language': 'ru' } })).json.detail;
  const nobody = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
  assert.equal(await said(`/api/v1/catalog/${nobody}`), 'Позиция каталога не найдена.');
  assert.equal(await said(`/api/v1/counterparties/${nobody}`), 'Контрагент не найден.');
  assert.equal(await said('/api/v1/catalog/none'), 'Объект не найден: в адресе должно быть UUID; пришло «none».');
});
