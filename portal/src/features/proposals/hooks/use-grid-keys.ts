import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isNumberCell } from '../model/columns.ts';
import { isBlock, paste, valueOf } from '../model/paste.ts';
import { filledFromAbove, inserted, moved, removed } from '../model/rows.ts';
import { type Cell, cellOf, focusCell, isAtEdge, stepOf } from './cells.ts';
import type { NameHints } from './use-name-hints.ts';
import type { SheetHold } from './use-sheet.ts';

interface GridKeys {
  hold: Pick<SheetHold, 'sheet' | 'columns' | 'act'>;
  hints: NameHints;
  /** Draws a row that is out of view. */
  draw(row: number): void;
  onPasted(taken: number, left: number, unreadable: number): void;
}

/**
 * Keys of the cells, by physical key: arrows and Enter move, Delete empties, Ctrl+D takes what stands above, Ctrl+Enter makes a row,
 * Ctrl+Delete removes one, Alt with an arrow moves one, Ctrl+Z and Ctrl+Y go back and on.
 */
export function useGridKeys({ hold: { sheet, columns, act }, hints, draw, onPasted }: GridKeys) {
  const { rows } = sheet;

  const go = (grid: HTMLElement, row: number, column: number) => {
    if (row < 0 || row >= rows.length || column < 0 || column >= columns.cells.length) return;
    if (focusCell(grid, row, column)) return;
    flushSync(() => draw(row));
    focusCell(grid, row, column);
  };

  /** Drawn before the next key comes, or what it types would be lost. */
  const write = (next: typeof rows, grid: HTMLElement, row: number, column: number) => {
    flushSync(() => act({ kind: 'rows', rows: next }));
    flushSync(() => draw(row));
    focusCell(grid, row, column);
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = cellOf(event.target);
    if (!cell || event.nativeEvent.isComposing) return;
    if (hints.onKey(event.code) || onCommand(event, cell) || onStep(event, cell)) event.preventDefault();
  }

  function onCommand(event: KeyboardEvent<HTMLElement>, { row, column }: Cell): boolean {
    const grid = event.currentTarget;
    const name = columns.cells[column];
    const own = rows[row];
    if (!name || !own) return false;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey) {
      const by = event.code === 'ArrowUp' ? -1 : event.code === 'ArrowDown' ? 1 : undefined;
      if (by === undefined || isCommand) return false;
      const next = moved(rows, row, by);
      write(
        next,
        grid,
        next.findIndex(({ key }) => key === own.key),
        column,
      );
    } else if (isCommand && event.code === 'KeyZ') act({ kind: event.shiftKey ? 'redo' : 'undo' });
    else if (isCommand && event.code === 'KeyY') act({ kind: 'redo' });
    else if (isCommand && event.code === 'KeyD') write(filledFromAbove(rows, row, name), grid, row, column);
    else if (isCommand && event.code === 'Enter')
      write(inserted(rows, row), grid, row + 1, columns.cells.indexOf('name'));
    else if (isCommand && event.code === 'Delete')
      write(removed(rows, own.key), grid, Math.min(row, rows.length - 2), column);
    else if (
      event.code === 'Delete' &&
      !isCommand &&
      (isNumberCell(name) || name === 'markup' || name === 'commission')
    )
      flushSync(() => act({ kind: 'cell', key: own.key, name, text: '' }));
    else return false;
    return true;
  }

  function onStep(event: KeyboardEvent<HTMLElement>, { row, column }: Cell): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = stepOf(event.code, event.shiftKey);
    if (!step) return false;
    const [down, right] = step;
    if (right !== 0 && !isAtEdge(event.target, right)) return false;
    if (event.code.endsWith('Enter') && row + down === rows.length)
      write(inserted(rows, row), event.currentTarget, row + 1, columns.cells.indexOf('name'));
    else go(event.currentTarget, row + down, column + right);
    return true;
  }

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    const name = cell && columns.cells[cell.column];
    if (!cell || !name) return;
    const key = rows[cell.row]?.key;
    if (isBlock(text)) {
      const pasted = paste(rows, columns.cells, text, cell.row, cell.column);
      act({ kind: 'rows', rows: pasted.rows });
      onPasted(pasted.taken, pasted.left, pasted.unreadable);
    } else if (key !== undefined && name !== 'name') {
      const value = valueOf(name, text.trim());
      if (value !== undefined) act({ kind: 'cell', key, name, text: value });
    } else return;
    event.preventDefault();
  }

  return { onKeyDown, onPaste };
}
