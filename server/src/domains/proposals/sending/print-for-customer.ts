import type { Steps } from '../../../kernel/operation.ts';
import { dropPrints, type StoredPrint, storePrint } from '../../../platform/document-templates/printing/store-print.ts';
import { proposalDocument } from '../proposal.document.ts';

/** The proposal as its customer may read it, as PDF and as a Word file. */
export async function printForCustomer(
  steps: Steps,
  id: string,
  templateId: string | undefined,
): Promise<StoredPrint[]> {
  const stored: StoredPrint[] = [];
  try {
    for (const format of ['pdf', 'docx'] as const)
      stored.push(await storePrint(steps, { kind: proposalDocument, id, format, templateId }));
  } catch (error) {
    await dropPrints(steps, stored);
    throw error;
  }
  return stored;
}
