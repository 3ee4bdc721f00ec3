import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import Type, { type Static } from 'typebox';
import { choice, id, integer, object } from '../../../kernel/fields.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { printRecord } from '../../../platform/document-templates/printing/print-record.ts';
import { storeFile } from '../../../platform/files/store-file.ts';
import { proposalDocument } from '../proposal.document.ts';

/** A file that was made and stored, before anything says so. */
export const printedFile = object({
  id: id(),
  format: choice(['pdf', 'docx'], 'Format'),
  fileName: Type.String(),
  mimeType: Type.String(),
  sizeBytes: integer('Bytes'),
  sha256: Type.String(),
  storageKey: Type.String(),
});

export type StoredPrint = Static<typeof printedFile>;

/** The proposal as its customer may read it, as PDF and as a Word file, whatever the sender may see. */
export async function printForCustomer(steps: Steps, proposalId: string): Promise<StoredPrint[]> {
  const stored: StoredPrint[] = [];
  try {
    for (const format of ['pdf', 'docx'] as const) stored.push(await print(steps, proposalId, format));
  } catch (error) {
    await dropPrints(steps, stored);
    throw error;
  }
  return stored;
}

async function print(
  { asSystem, services, actor }: Steps,
  proposalId: string,
  format: StoredPrint['format'],
): Promise<StoredPrint> {
  const order = { kind: proposalDocument, id: proposalId, format, forCustomer: true };
  const { name, type, bytes } = await printRecord({ query: asSystem.query, services }, order);
  const storageKey = await storeFile(services, actor.tenantId, Readable.from([bytes]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { id: uuidv7(), format, fileName: name, mimeType: type, sizeBytes: bytes.length, sha256, storageKey };
}

/** What no row will name. */
export const dropPrints = async ({ services }: Pick<Steps, 'services'>, prints: readonly StoredPrint[]) => {
  for (const { storageKey } of prints) await services.files.remove(storageKey);
};
