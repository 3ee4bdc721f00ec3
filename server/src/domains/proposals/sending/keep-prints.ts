import type { WriteContext } from '../../../kernel/operation.ts';
import { keepPrint } from '../../../platform/document-templates/printing/keep-print.ts';
import type { StoredPrint } from '../../../platform/document-templates/printing/store-print.ts';

/** The files that go out with a proposal, by their format. */
export async function keepPrints(ctx: WriteContext, entityId: string, prints: readonly StoredPrint[]) {
  const kept: Partial<Record<StoredPrint['format'], string>> = {};
  for (const print of prints)
    kept[print.format] = await keepPrint(ctx, { entityType: 'commercialProposal', entityId }, print);
  return kept;
}
