import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { allocate, byPrice, clearLine, fillRest } from '../model/allocate.ts';
import type { Line, Matrix } from '../model/matrix.ts';
import { paste } from '../model/paste.ts';
import { type LineTexts, type Texts, textsOf } from '../model/quantities.ts';
import { cellOf, useMoves } from './use-moves.ts';
import type { Act } from './use-sheet.ts';

interface GridKeys {
  matrix: Matrix;
  texts: Texts;
  act: Act;
  /** Draws a row that is out of view. */
  draw(row: number): void;
  explain(key: string): void;
  onPasted(taken: number, left: number, unreadable: number): void;
}

/** Keys of the quantity cells, by physical key: arrows and Enter move, B best, F rest, 0 nothing, E how the price was counted, Ctrl+Z back, Ctrl+Shift+Z on. */
export function useGridKeys({ matrix, texts, act, draw, explain, onPasted }: GridKeys) {
  const move = useMoves(matrix, draw);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = cellOf(event.target);
    if (!cell || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.code === 'KeyZ') act({ kind: event.shiftKey ? 'redo' : 'undo' });
      else if (event.code === 'KeyY') act({ kind: 'redo' });
      else return;
      event.preventDefault();
      return;
    }
    const line = matrix.lines[cell.row];
    const offer = line?.offers[cell.column];
    if (!line || !offer) return;
    const next = lineAfter(event.code, line, textsOf(texts, line), offer.key);
    if (event.code === 'KeyE') explain(offer.key);
    else if (next) {
      // Drawn and chosen before the next key comes, or its digit would be lost.
      flushSync(() => act({ kind: 'line', lineId: line.id, texts: next }));
      (event.target as HTMLInputElement).select();
    } else if (!move(event, cell)) return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const cell = cellOf(event.target);
    if (!cell) return;
    event.preventDefault();
    const pasted = paste(matrix, texts, event.clipboardData.getData('text/plain'), cell.row, cell.column);
    act({ kind: 'all', texts: pasted.texts });
    onPasted(pasted.taken, pasted.left, pasted.unreadable);
  }

  return { onKeyDown, onPaste };
}

/** What a key makes of a line: B its best, F the rest from this offer, Delete as little of it as can be. */
function lineAfter(code: string, line: Line, own: LineTexts, key: string): LineTexts | null {
  if (code === 'KeyB') return allocate(line, byPrice);
  if (code === 'KeyF') return fillRest(line, own, key);
  if (code !== 'Delete') return null;
  const { [key]: _, ...others } = own;
  const floor = clearLine(line)[key];
  return floor === undefined ? others : { ...others, [key]: floor };
}
