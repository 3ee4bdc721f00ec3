import { uploadFieldsOf } from '../../server/src/kernel/intake/upload.ts';
import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { resolved } from './operations.ts';
import { anything, type Probe, probeOf, refused, type World } from './probe.ts';

/** More than any body may have. */
export function probeSizes(world: World): Probe[] {
  const { operation, headers, payload } = world;
  if (!operation.route || !operation.statuses.includes('413') || payload === undefined) return [];
  const files = uploadFieldsOf(operation.route.operation.input);
  if (files.length === 0)
    return [probeOf(world, 'a very large body', refused, { payload: Buffer.alloc(8 << 20, 'a') })];
  const most = Math.max(...files.map(({ maxBytes }) => maxBytes));
  const [head = ''] = String(payload).split('\r\n\r\n');
  const boundary = head.split('\r\n')[0] ?? '';
  const part = `${boundary}\r\ncontent-disposition: form-data; name="${files[0]?.name}"; filename="large.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const large = Buffer.concat([Buffer.from(part), Buffer.alloc(most + 1, 'a'), Buffer.from(`\r\n${boundary}--\r\n`)]);
  return [probeOf(world, 'a very large file', refused, { payload: large, headers })];
}

/** Texts that are no JSON, or JSON that two readers could read in two ways. */
export function probeTexts(world: World): Probe[] {
  const { operation, payload, body } = world;
  if (!operation.json || operation.form || typeof payload !== 'string' || operation.json.additionalProperties === true)
    return [];
  const [first = 'name'] = Object.keys((resolved(operation.json).properties ?? {}) as object);
  const twice = `{${JSON.stringify(first)}:"a",${payload.slice(1, -1) || '"b":1'},${JSON.stringify(first)}:"b"}`;
  const nested = (depth: number) => `{"planted":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const texts: ReadonlyArray<readonly [string, string | Buffer]> = [
    ['a byte order mark', `\ufeff${payload}`],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}')]),
    ],
    ['UTF-16', Buffer.from(payload, 'utf16le')],
    ['a NUL in it', `${payload.slice(0, -1)}\u0000}`],
    ['a key twice', twice],
    ['a prototype', `{"__proto__":{"polluted":true},${payload.slice(1)}`.replace(',}', '}')],
    ['1e400', `{"planted":1e400}`],
    ['minus zero', `{"planted":-0}`],
    ['a long number', `{"planted":${'9'.repeat(40)}}`],
    ['NaN', `{"planted":NaN}`],
    ['33 deep', nested(33)],
    ['5 000 deep', nested(5_000)],
    ['half a letter', `{"planted":"\\ud800"}`],
    ['an escaped NUL', `{"planted":"\\u0000"}`],
    ['cut short', payload.slice(0, -1)],
    ['two values', `${payload}${payload}`],
    ['a comment', `/* */${payload}`],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['a number', '17'],
    [
      '501 keys',
      JSON.stringify({
        ...(body as Json),
        ...Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${at}`, at])),
      }),
    ],
  ];
  return [
    ...texts.map(([why, text]) => probeOf(world, why, refused, { payload: text })),
    ...(operation.bodyRequired
      ? [
          probeOf(world, 'no body', refused, {
            payload: undefined,
            headers: { ...world.headers, 'content-type': 'application/json' },
          }),
        ]
      : []),
    probeOf(world, 'blanks around it', anything, { payload: ` \n\t${payload} ` }),
  ];
}
