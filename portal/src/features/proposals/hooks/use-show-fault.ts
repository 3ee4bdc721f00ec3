import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Cell, focusCell } from './cells.ts';

/** Leads to the cell that kept the sheet from being saved. */
export function useShowFault(
  fault: Cell | undefined,
  grid: RefObject<HTMLElement | null>,
  draw: (row: number) => void,
) {
  const drawNow = useRef(draw);
  drawNow.current = draw;
  useEffect(() => {
    if (!fault || !grid.current || focusCell(grid.current, fault.row, fault.column)) return;
    queueMicrotask(() => {
      flushSync(() => drawNow.current(fault.row));
      if (grid.current) focusCell(grid.current, fault.row, fault.column);
    });
  }, [fault, grid]);
}
