export interface Cell {
  row: number;
  column: number;
}

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Which cell of the table this is. */
export function cellOf(target: EventTarget): Cell | null {
  if (!isField(target)) return null;
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

export function stepOf(code: string, isBack: boolean): readonly [down: number, right: number] | undefined {
  return isBack && code.endsWith('Enter') ? [-1, 0] : steps[code];
}

/** In words the arrows go letter by letter, until all are chosen or the caret stands at the end it leads to. */
export function isAtEdge(target: EventTarget, right: number): boolean {
  if (!(target instanceof HTMLInputElement) || target.dataset.words === undefined) return true;
  const { selectionStart: from, selectionEnd: to, value } = target;
  if (from === 0 && to === value.length) return true;
  return from === to && from === (right > 0 ? value.length : 0);
}

export function focusCell(grid: HTMLElement, row: number, column: number): boolean {
  const field = grid.querySelector<Field>(`[data-row="${row}"][data-column="${column}"]`);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== null;
}
