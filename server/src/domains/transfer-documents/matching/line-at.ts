import Type from 'typebox';
import type { TransferLine } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import type { WholeDocument } from '../transfer-document.ts';

/** The place of a line in its document, as an address gives it. */
export const placeInPath = Type.String({
  maxLength: 64,
  title: 'Place of the line in the document, from 1',
  examples: ['1'],
});

export function lineAt({ lines }: WholeDocument, place: string): TransferLine {
  const line = /^[1-9]\d{0,4}$/.test(place) ? lines[Number(place) - 1] : undefined;
  if (!line) throw notFound(words('Line of the document', 'Строка документа'));
  return line;
}
