import { buffer } from 'node:stream/consumers';
import type { Pictures } from '../../../kernel/document-kind.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { DocumentContent, DocumentImage } from '../../documents/document-content.ts';
import { filesWithBytes } from '../../files/file.ts';
import { openFile } from '../../files/store-file.ts';

/** Where the pictures of a document lie. What was removed, or has not passed the virus check, is left out. */
export type FoundPictures = ReadonlyArray<{ name: DocumentImage; storageKey: string }>;

export async function findPictures(db: Db, pictures: Pictures): Promise<FoundPictures> {
  const named = Object.entries(pictures).flatMap(([name, id]) =>
    id === null ? [] : [{ name: name as DocumentImage, id }],
  );
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const files = await filesWithBytes(db, sql`file.id = any(${ids}::uuid[]) and file.scan_status = 'clean'`);
  return named.flatMap(({ name, id }) => {
    const found = files.find((file) => file.id === id);
    return found ? [{ name, storageKey: found.storageKey }] : [];
  });
}

export async function openPictures(services: Services, found: FoundPictures): Promise<DocumentContent['images']> {
  const opened = await Promise.all(
    found.map(async ({ name, storageKey }) => [name, await buffer(await openFile(services, storageKey))] as const),
  );
  return Object.fromEntries(opened);
}
