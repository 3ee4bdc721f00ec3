import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import { pino } from 'pino';
import Type from 'typebox';
import { door, newPortal } from '../../../test/harness.ts';
import { until } from '../../../test/webhooks.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { Download, download } from '../../kernel/download.ts';
import { object } from '../../kernel/fields.ts';
import { type Upload, upload } from '../../kernel/intake/upload.ts';
import { command, inSteps, query } from '../../kernel/operation.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { act, get, post, routes } from '../../kernel/routes.ts';
import { contentDisposition } from './content-disposition.ts';
import { createHttp } from './create-http.ts';
import { openapiDocument } from './openapi/openapi-document.ts';
import { serveRoutes } from './serve-routes.ts';
import { sweepSpool } from './spool.ts';

const spoolDir = mkdtempSync(join(tmpdir(), 'prokura-spool-'));
const portal = await newPortal();
const requirement = { permission: 'signed-in', scope: 'catalog.read' } as const;
const seen: Array<{ file: Upload; text: string }> = [];

const takeFile = command({
  name: 'test.take-file',
  summary: words('Take a file', 'Принять файл'),
  ...requirement,
  input: object({ file: upload('File', { maxBytes: 1024 }), note: Type.Optional(Type.String()) }),
  output: Type.Unknown(),
  run: inSteps,
  async steps(_, input) {
    seen.push({ file: input.file, text: readFileSync(input.file.path, 'utf8') });
    return { ...input.file, note: input.note ?? null };
  },
});

const takeMany = command({
  name: 'test.take-many',
  summary: words('Take files', 'Принять файлы'),
  ...requirement,
  output: Type.Unknown(),
  run: inSteps,
  input: object({ files: Type.Array(upload('Files', { maxBytes: 1024 }), { maxItems: 3 }) }),
  steps: async (_, { files }) => ({ names: files.map(({ fileName }) => fileName) }),
});

const csv = 'text/csv; charset=utf-8; header=present';

const giveFile = query({
  name: 'test.give-file',
  summary: words('Give a file', 'Отдать файл'),
  ...requirement,
  input: object({ type: Type.Optional(Type.String()) }),
  output: download('Rows', [csv]),
  run: async (_, { type = csv }) =>
    new Download({ name: 'Прайс-лист «Лето».csv', type, body: Readable.from(['имя\r\n', 'Болт\r\n']) }),
});

const all = routes('Catalog', [
  post('/take', takeFile),
  act('/take-many', takeMany),
  get('/give', giveFile),
  post(
    '/json',
    command({
      ...takeFile,
      name: 'test.json',
      input: Type.Object({}),
      run: async (ctx) => ctx.nothingChanged(),
      steps: undefined as never,
    }),
  ),
]);

const app = createHttp(pino({ level: 'silent' }), { arriveWithin: 300, checkEvery: 50 });
let caller: Actor = portal.owner;
serveRoutes(app, all, {
  door,
  spoolDir,
  authenticator: {
    authenticate: async ({ headers }) => {
      if (headers['x-nobody']) throw refuse('unauthenticated');
      return caller;
    },
    forget() {},
  },
  limiter: { enabled: false, take: async () => ({ allowed: true, remaining: 1, resetSeconds: 0 }) } as never,
  inFlight: ((_: string, __: string, ___: number, work: () => unknown) => work()) as never,
  atOnce: (() => () => {}) as never,
  denials: { note() {} } as never,
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;
after(async () => {
  await app.close();
  rmSync(spoolDir, { recursive: true, force: true });
});

const formOf = (...parts: Array<[string, string | File]>) => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};
const textFile = (text: string, name = 'a.txt') => new File([text], name, { type: 'text/plain' });

async function send(path: string, body: FormData | string, headers: Record<string, string> = {}) {
  const answer = await fetch(base + path, { method: 'POST', body, headers });
  return { status: answer.status, json: (await answer.json()) as Record<string, never> };
}

const spooled = () => (existsSync(spoolDir) ? readdirSync(spoolDir) : []);

test('a file of a form reaches the operation whole, its fields before or after it, and is put away afterwards', async () => {
  const { status, json } = await send('/take', formOf(['file', textFile('Смета', '../смета.txt')], ['note', 'да']));
  assert.equal(status, 201);
  assert.deepEqual(json, {
    fileName: 'смета.txt',
    mediaType: 'text/plain',
    size: 10,
    sha256: createHash('sha256').update('Смета').digest('hex'),
    note: 'да',
  });
  assert.equal(seen.at(-1)?.text, 'Смета');
  await until('the files are put away', () => spooled().length === 0);
});

test('a file over its limit is refused, never cut and taken', async () => {
  const before = seen.length;
  const { status, json } = await send('/take', formOf(['file', textFile('x'.repeat(1025))]));
  assert.equal(`${status} ${json.code} ${json.limitBytes}`, '413 file_too_large 1024');
  assert.equal((await send('/take', formOf(['file', textFile('x'.repeat(1024))]))).status, 201);
  assert.equal(seen.length, before + 1);
  await until('the files are put away', () => spooled().length === 0);
});

test('a form far over the limit is refused by its length before it is read', async () => {
  const { status, json } = await send('/take', formOf(['file', textFile('x'.repeat(3_000_000))]));
  assert.equal(`${status} ${json.code}`, '413 file_too_large');
});

const refusals: ReadonlyArray<
  readonly [name: string, body: FormData | string, expected: string, headers?: Record<string, string>]
> = [
  ['two files where one goes', formOf(['file', textFile('a')], ['file', textFile('b')]), '422 validation_failed'],
  ['a text where a file goes', formOf(['file', 'text']), '422 validation_failed'],
  ['a file nobody asked for', formOf(['file', textFile('a')], ['other', textFile('b')]), '422 validation_failed'],
  ['a field nobody asked for', formOf(['file', textFile('a')], ['other', 'b']), '422 validation_failed'],
  ['a field given twice', formOf(['file', textFile('a')], ['note', 'a'], ['note', 'b']), '422 validation_failed'],
  ['a field too long', formOf(['file', textFile('a')], ['note', 'a'.repeat(50_000)]), '422 validation_failed'],
  ['a field with NUL', formOf(['file', textFile('a')], ['note', 'a\0']), '400 invalid_encoding'],
  ['a field named as what every object has', formOf(['__proto__', 'a'], ['file', textFile('a')]), '400 malformed_form'],
  ['no file at all', formOf(['note', 'a']), '422 validation_failed'],
  ['JSON instead of a form', '{}', '415 unsupported_media_type', { 'content-type': 'application/json' }],
  ['a form without its boundary', 'x', '400 malformed_form', { 'content-type': 'multipart/form-data' }],
  [
    'a form that breaks off',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    '400 malformed_form',
    { 'content-type': 'multipart/form-data; boundary=b' },
  ],
  ['a stranger', formOf(['file', textFile('a')]), '401 unauthenticated', { 'x-nobody': '1' }],
];

for (const [name, body, expected, headers] of refusals)
  test(`${name} is refused as ${expected}`, async () => {
    const before = seen.length;
    const { status, json } = await send('/take', body, headers);
    assert.equal(`${status} ${json.code}`, expected);
    assert.equal(seen.length, before);
    await until('the files are put away', () => spooled().length === 0);
  });

test('more fields than a form may hold are refused', async () => {
  const many = Array.from({ length: 60 }, (_, at): [string, string] => [`f${at}`, 'x']);
  assert.equal((await send('/take', formOf(...many))).json.code, 'payload_too_large');
});

test('several files go where several are asked for, up to their number', async () => {
  const three = ['а.txt', 'б.txt', 'в.txt'].map((name): [string, File] => ['files', textFile('x', name)]);
  assert.deepEqual((await send('/take-many', formOf(...three))).json, { names: ['а.txt', 'б.txt', 'в.txt'] });
  assert.equal((await send('/take-many', formOf(...three, ['files', textFile('x')]))).status, 422);
});

test('who may not is refused before the file is read', async () => {
  caller = { ...portal.owner, scopes: new Set() };
  try {
    const { json } = await send('/take', 'not even a form', { 'content-type': 'multipart/form-data; boundary=b' });
    assert.equal(json.code, 'insufficient_scope');
  } finally {
    caller = portal.owner;
  }
});

test('a form is no body of an operation that takes JSON', async () => {
  assert.equal((await send('/json', formOf(['a', 'b']))).json.code, 'unsupported_media_type');
});

/** Writes half a form, waits, and tells what came back. */
const halfForm = (path: string, type: string, wait: number) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 900\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc`,
      );
      setTimeout(() => socket.destroy(), wait);
    });
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => resolve(answer));
  });

test('a file has longer to arrive than JSON; one that breaks off leaves nothing behind', async () => {
  const before = seen.length;
  assert.match(await halfForm('/json', 'application/json', 900), /^HTTP\/1.1 408/);
  assert.equal(await halfForm('/take', 'multipart/form-data; boundary=b', 600), '');
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal(seen.length, before);
  await until('the files are put away', () => spooled().length === 0);
});

test('what a killed process left in the spool is swept after an hour', async () => {
  for (const [name, age] of [
    ['old', 2 * 3_600_000],
    ['new', 60_000],
  ] as const) {
    const at = new Date(Date.now() - age);
    writeFileSync(join(spoolDir, name), 'x');
    utimesSync(join(spoolDir, name), at, at);
  }
  await sweepSpool(spoolDir);
  assert.deepEqual(spooled(), ['new']);
  rmSync(join(spoolDir, 'new'));
  await sweepSpool(join(spoolDir, 'no-such-folder'));
});

test('an answer may be a file, with a name in any letters', async () => {
  const answer = await fetch(`${base}/give`);
  assert.equal(await answer.text(), 'имя\r\nБолт\r\n');
  assert.equal(answer.headers.get('content-type'), csv);
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    /^attachment; filename="_+-____ _+\.csv"; filename\*=UTF-8''%D0%9F[%\w.-]+\.csv$/,
  );
  assert.equal((await fetch(`${base}/give`, { method: 'HEAD' })).status, 200);
});

test('a file of a type nobody declared is a fault of ours, not an answer', async () => {
  const answer = await fetch(`${base}/give?type=text/html`);
  assert.equal(answer.status, 500);
});

test('a caller that takes no such file is told so', async () => {
  for (const [accept, status] of [
    ['text/csv', 200],
    ['text/*', 200],
    ['*/*', 200],
    ['application/json', 406],
    ['image/png', 406],
  ] as const)
    assert.equal((await fetch(`${base}/give`, { headers: { accept } })).status, status, accept);
});

test('a name cannot break out of its header', () => {
  const header = contentDisposition('a"; filename="evil.exe\r\nX: y');
  assert.equal(
    header,
    'attachment; filename="a__ filename=_evil.exeX_ y"; filename*=UTF-8\'\'a_%3B%20filename%3D_evil.exeX_%20y',
  );
  assert.equal(contentDisposition('report.pdf'), 'attachment; filename="report.pdf"');
});

test('files are described as what they are', () => {
  const { paths } = JSON.parse(JSON.stringify(openapiDocument({ routes: all, entities: [] })));
  const form = paths['/take'].post.requestBody.content['multipart/form-data'];
  assert.equal(form.schema.properties.file.contentMediaType, 'application/octet-stream');
  assert.equal(paths['/take'].post.requestBody.content['application/json'], undefined);
  const answer = paths['/give'].get.responses[200];
  assert.deepEqual(Object.keys(answer.content), [csv]);
  assert.ok(answer.headers['Content-Disposition']);
  assert.ok(paths['/take'].post.responses[413]);
});
