import type { Socket } from 'node:net';

export interface HostileRequest {
  name: string;
  bytes: string | Buffer;
  /** Goes on writing; false when there is nothing more. */
  more?(write: Socket['write']): boolean;
  /** What it may be answered. */
  statuses: readonly number[];
  /** No more than so much is taken of it. */
  mostBytes?: number;
}

const items = '/api/v1/integration-api/catalog-items';
const mebibyte = 1_048_576;

/** Requests that want to fill, stop or confuse the server, and the refusal each is owed. */
export function hostileRequests(key: string): HostileRequest[] {
  const head = (method: string, path: string, ...lines: string[]) =>
    `${[`${method} ${path} HTTP/1.1`, 'Host: proof', `X-API-Key: ${key}`, ...lines].join('\r\n')}\r\n\r\n`;
  const json = 'Content-Type: application/json';
  const post = (body: string, ...lines: string[]) =>
    head('POST', items, json, `Content-Length: ${Buffer.byteLength(body)}`, ...lines) + body;
  const large = `{"name":"${'x'.repeat(mebibyte)}"}`.slice(0, mebibyte - 1).concat('"}');
  const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
  const names = (count: number) => Array.from({ length: count }, (_, n) => `n${n}=`).join('&');
  const parts = Array.from(
    { length: 10_000 },
    (_, n) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`,
  ).join('');
  const form = `${parts}--b--\r\n`;
  return [
    { name: 'a body of one byte more than a mebibyte', bytes: post(large), statuses: [413] },
    {
      name: 'chunks without end',
      bytes: head('POST', items, json, 'Transfer-Encoding: chunked'),
      more: (write) => {
        write(chunk);
        return true;
      },
      statuses: [413],
      mostBytes: 16 * mebibyte,
    },
    {
      name: 'a length that is too small',
      bytes: head('POST', items, json, 'Content-Length: 5') + '{"name":"x"}',
      statuses: [400],
    },
    {
      name: 'a length that is too large',
      bytes: head('POST', items, json, 'Content-Length: 500') + '{}',
      statuses: [408],
    },
    { name: 'two lengths', bytes: post('{}', 'Content-Length: 7'), statuses: [400] },
    {
      name: 'a length and chunks',
      bytes: `${head('POST', items, json, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      statuses: [400],
    },
    { name: 'a packed body', bytes: post('{}', 'Content-Encoding: gzip'), statuses: [400, 415] },
    { name: 'ten thousand names', bytes: head('GET', `${items}?${names(10_000)}`), statuses: [414, 431] },
    { name: 'a thousand names', bytes: head('GET', `${items}?${names(1_000)}`), statuses: [400, 414, 422] },
    { name: 'a header of 17 KiB', bytes: head('GET', items, `X-Long: ${'x'.repeat(17 * 1_024)}`), statuses: [431] },
    {
      name: 'two thousand headers',
      bytes: head('GET', items, ...Array.from({ length: 2_000 }, (_, n) => `X-${n}: 1`)),
      statuses: [400, 431],
    },
    {
      name: 'a form of ten thousand parts',
      bytes:
        head(
          'POST',
          '/api/v1/files',
          'Content-Type: multipart/form-data; boundary=b',
          `Content-Length: ${form.length}`,
        ) + form,
      statuses: [400, 413, 422],
    },
    { name: 'a path of 9 KiB', bytes: head('GET', `/${'x'.repeat(9 * 1_024)}`), statuses: [414] },
    { name: 'a hundred thousand brackets', bytes: post('['.repeat(100_000)), statuses: [400, 422] },
    {
      name: 'a hundred thousand names in a body',
      bytes: post(`{${Array.from({ length: 90_000 }, (_, n) => `"a${n}":1`).join()}}`),
      statuses: [400, 422],
    },
    { name: 'no HTTP at all', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', statuses: [400] },
    { name: 'a header without a name', bytes: head('GET', items, ': x'), statuses: [400] },
  ];
}
