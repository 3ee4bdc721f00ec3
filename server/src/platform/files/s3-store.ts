import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore } from '../../kernel/services.ts';
import { demandKey } from './storage-key.ts';

/** Files in a bucket, as `https://key:secret@host/bucket?region=…` names it. */
export function s3Store(address: string): FileStore & { close(): void } {
  const { protocol, host, username, password, pathname, searchParams } = new URL(address);
  const Bucket = decodeURIComponent(pathname.slice(1));
  const client = new S3Client({
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    forcePathStyle: true,
    // Stores that are only like S3 do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async put(key, body) {
      // One part in memory at a time; a failure gives the begun parts up.
      await new Upload({ client, queueSize: 1, params: { Bucket, Key: demandKey(key), Body: body } }).done();
    },
    async open(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: demandKey(key) }));
      return Body as Readable;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: demandKey(key) }));
    },
    async *list(tenantId, before) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${tenantId}/`, ContinuationToken }));
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified && LastModified < before) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    close: () => client.destroy(),
  };
}
