import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { LineInput } from '../requisition-line.ts';

/** What a row would write of its line: a new line is linked to the item that was found, an old one only to the one that a person chose. */
export function lineInput(before: RequisitionLine | null, row: Readonly<Record<string, unknown>>): LineInput {
  const { chosenItemId, catalogItemId, itemCustomFields: _, ...input } = row;
  const itemId = chosenItemId ?? (before ? undefined : catalogItemId);
  return { ...input, ...(itemId !== undefined && { catalogItemId: itemId as string }) };
}
