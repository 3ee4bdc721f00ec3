import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import { type DeliveryDocumentStage, deliveryDocumentFlow } from '../../../../../nouns/delivery-document-flow.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { makeDocument } from '../../../platform/document-templates/printing/make-document.ts';
import { openPictures } from '../../../platform/document-templates/printing/pictures-of.ts';
import { readPrinted } from '../../../platform/document-templates/printing/read-printed.ts';
import { storeFile } from '../../../platform/files/store-file.ts';
import { deliveryDocumentPapers } from '../delivery-document.document.ts';

type Printed = Pick<DeliveryDocument, 'id' | 'kind' | 'templateId'>;

/** The PDF of a document, as the document will stand at the stage. It says the same whoever has it made. */
export async function printPaper(
  { asSystem, services }: Pick<Steps, 'asSystem' | 'services'>,
  { id, kind, templateId }: Printed,
  stage?: DeliveryDocumentStage,
): Promise<{ name: string; bytes: Buffer }> {
  const asked = { id, format: 'pdf' as const, forCustomer: false, ...(templateId !== null && { templateId }) };
  const { template, fileName, content, pictures } = await asSystem.query(
    readPrinted(deliveryDocumentPapers[kind]),
    asked,
  );
  const values = {
    ...content.values,
    ...(stage && { 'generatedDocument.stage': deliveryDocumentFlow.statuses[stage].ru }),
  };
  const images = await openPictures(services, pictures);
  const bytes = await makeDocument(services, template, { ...content, values, images }, 'pdf');
  return { name: `${fileName}.pdf`, bytes };
}

export interface MadePaper {
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
}

/** The same, put into the store. */
export async function makePaper(steps: Steps, document: Printed, stage: DeliveryDocumentStage): Promise<MadePaper> {
  const { name: fileName, bytes } = await printPaper(steps, document, stage);
  const storageKey = await storeFile(steps.services, steps.actor.tenantId, Readable.from([bytes]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName, mimeType: 'application/pdf', sizeBytes: bytes.length, sha256, storageKey };
}
