import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';

interface Kept {
  body: Buffer;
  at: Date;
}

const accessKey = 'AKIATEST';
const secretKey = 'secret/with+signs=';
const region = 'ru-1';

/**
 * A bucket over HTTP as the store's client speaks to one: objects, uploads in parts, listing in pages. Every request must
 * have a valid AWS Signature Version 4, which is computed here independently.
 */
export async function startS3(t: TestContext) {
  const objects = new Map<string, Kept>();
  const begun = new Map<string, Map<number, Buffer>>();
  const trouble = { status: 0, left: 0 };
  const server = createServer((request, reply) => {
    buffer(request).then(
      (body) => {
        const { status, headers = {}, text = '' } = isSigned(request, body) ? answer(request, body) : { status: 403 };
        reply.writeHead(status, { 'x-amz-request-id': randomUUID(), ...headers }).end(text);
      },
      () => reply.destroy(),
    );
  });

  function answer(
    { method, url = '' }: IncomingMessage,
    body: Buffer,
  ): { status: number; headers?: Record<string, string>; text?: string | Buffer } {
    if (trouble.left > 0 && method !== 'DELETE') {
      trouble.left -= 1;
      return { status: trouble.status };
    }
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    const upload = begun.get(searchParams.get('uploadId') ?? '');
    if (method === 'GET' && searchParams.get('list-type') === '2') return { status: 200, text: listing(searchParams) };
    if (method === 'POST' && searchParams.has('uploads')) {
      const uploadId = randomUUID();
      begun.set(uploadId, new Map());
      return {
        status: 200,
        text: `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (method === 'PUT' && upload) {
      upload.set(Number(searchParams.get('partNumber')), body);
      return { status: 200, headers: { etag: `"${upload.size}"` } };
    }
    if (method === 'POST' && upload) {
      const parts = [...upload].sort(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(key, { body: Buffer.concat(parts), at: new Date() });
      begun.delete(searchParams.get('uploadId') as string);
      return { status: 200, text: `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>` };
    }
    if (method === 'DELETE' && searchParams.has('uploadId'))
      return { status: begun.delete(searchParams.get('uploadId') as string) ? 204 : 404 };
    if (method === 'PUT') objects.set(key, { body, at: new Date() });
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const kept = objects.get(key);
    if (!kept) return { status: 404, text: '<Error><Code>NoSuchKey</Code></Error>' };
    return method === 'GET' ? { status: 200, text: kept.body } : { status: 200, headers: { etag: '"1"' } };
  }

  /** Two keys a page, so that the next page is asked for. */
  function listing(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const page = keys.slice(from, from + 2);
    const more = from + 2 < keys.length;
    const rows = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}${rows.join('')}</ListBucketResult>`;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const address = (secret = secretKey) =>
    `http://${accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket?region=${region}`;
  return {
    address: address(),
    wrongAddress: address('another'),
    objects,
    begun,
    /** The next so many requests fail with this status. */
    fail(status: number, times: number) {
      Object.assign(trouble, { status, left: times });
    },
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!found) return false;
  const [, key, day = '', place, names = '', signature] = found;
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, signed.join(''), names, payload].join('\n');
  const scope = `${day}/${place}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = ['aws4_request', 's3', region, day].reduceRight(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${secretKey}`),
  );
  return key === accessKey && place === region && hmac(signingKey, toSign).toString('hex') === signature;
}
