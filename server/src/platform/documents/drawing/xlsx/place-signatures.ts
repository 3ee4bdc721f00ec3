import type { BoundBlockOf } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import type { NewSheet } from './new-sheet.ts';

/** A sheet has one line after another, however they stand on paper. */
export function placeSignatures(sheet: NewSheet, { lines }: BoundBlockOf<'signatures'>, language: 'ru' | 'en'): void {
  for (const { title, position, name, signature, stamp, hasStampPlace } of lines) {
    if (title !== null) sheet.line(title, { isBold: true });
    sheet.row([
      { cell: position, width: 36, valign: 'bottom' },
      { cell: '', width: 30, isSigned: true, image: signature },
      { cell: name, width: 34, valign: 'bottom' },
    ]);
    if (stamp) sheet.line('', { image: stamp });
    if (hasStampPlace) sheet.line(documentWords[language].stampPlace, { size: 8 });
    sheet.space(3);
  }
}
