import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import Type, { type Static } from 'typebox';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { choice, id, integer, object } from '../../../kernel/fields.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { storeFile } from '../../files/store-file.ts';
import { printRecord } from './print-record.ts';

/** A file that was made and stored, before any row names it. */
export const storedPrint = object({
  id: id(),
  format: choice(['pdf', 'docx'], 'Format'),
  fileName: Type.String(),
  mimeType: Type.String(),
  sizeBytes: integer('Bytes'),
  sha256: Type.String(),
  storageKey: Type.String(),
});

export type StoredPrint = Static<typeof storedPrint>;

interface Order {
  kind: DocumentKind;
  id: string;
  format: StoredPrint['format'];
  templateId: string | undefined;
}

/** A record as its customer may read it, whatever the sender may see: made, and put into the store. */
export async function storePrint({ asSystem, services, actor }: Steps, order: Order): Promise<StoredPrint> {
  const printing = { query: asSystem.query, services };
  const { name, type, bytes } = await printRecord(printing, { ...order, forCustomer: true });
  const storageKey = await storeFile(services, actor.tenantId, Readable.from([bytes]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about = { fileName: name, mimeType: type, sizeBytes: bytes.length };
  return { id: uuidv7(), format: order.format, ...about, sha256, storageKey };
}

/** Removes bytes that no row will name. */
export const dropPrints = async ({ services }: Pick<Steps, 'services'>, prints: readonly StoredPrint[]) => {
  for (const { storageKey } of prints) await services.files.remove(storageKey);
};
