import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Matrix } from '../model/matrix.ts';

interface Cell {
  row: number;
  column: number;
}

/** Which quantity cell of the table this is. */
export function cellOf(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
  NumpadEnter: [1, 0],
};

/** Leads from cell to cell past those without a price; answers whether the key was one of moving. */
export function useMoves({ lines, columns }: Matrix, draw: (row: number) => void) {
  return (event: KeyboardEvent<HTMLElement>, from: Cell): boolean => {
    const step = steps[event.code];
    if (!step) return false;
    const back = event.code.endsWith('Enter') && event.shiftKey;
    const [down, right] = back ? [-1, 0] : step;
    let { row, column } = from;
    do {
      row += down;
      column += right;
      if (row < 0 || column < 0 || row >= lines.length || column >= columns.length) return true;
    } while (!lines[row]?.offers[column]);
    const grid = event.currentTarget;
    if (focusCell(grid, row, column)) return true;
    flushSync(() => draw(row));
    focusCell(grid, row, column);
    return true;
  };
}

function focusCell(grid: HTMLElement, row: number, column: number): boolean {
  const input = grid.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`);
  input?.focus();
  return input !== null;
}
