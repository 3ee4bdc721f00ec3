import { readPastedCells } from '../../../kit/decimal-text.ts';
import type { Matrix } from './matrix.ts';
import { quantityOf, type Texts, withCell } from './quantities.ts';

interface Pasted {
  texts: Texts;
  taken: number;
  /** Cells without a price, or beyond the table. */
  left: number;
  /** Taken, and no numbers. */
  unreadable: number;
}

/** A block copied from a table, laid down from a cell on: kept as it was typed. Empty cells change nothing. */
export function paste({ lines }: Matrix, before: Texts, text: string, row: number, column: number): Pasted {
  const pasted = { texts: before, taken: 0, left: 0, unreadable: 0 };
  readPastedCells(text).forEach((cells, down) => {
    const line = lines[row + down];
    cells.forEach((cell, right) => {
      if (cell === '') return;
      const offer = line?.offers[column + right];
      if (!line || !offer) {
        pasted.left += 1;
        return;
      }
      pasted.texts = withCell(pasted.texts, line.id, offer.key, cell);
      pasted.taken += 1;
      if (quantityOf(cell) === null) pasted.unreadable += 1;
    });
  });
  return pasted;
}
