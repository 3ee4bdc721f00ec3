/** What a sheet holds, and what it held. Steps made under one mark are one step: the digits typed into a cell. */
export interface History<Sheet> {
  past: readonly Sheet[];
  present: Sheet;
  future: readonly Sheet[];
  mark: string | undefined;
}

const mostSteps = 500;

export const begin = <Sheet>(present: Sheet): History<Sheet> => ({ past: [], present, future: [], mark: undefined });

export function step<Sheet>(history: History<Sheet>, next: Sheet, mark?: string): History<Sheet> {
  if (next === history.present) return history;
  if (mark !== undefined && mark === history.mark) return { ...history, present: next, future: [] };
  return { past: [...history.past, history.present].slice(-mostSteps), present: next, future: [], mark };
}

export function undo<Sheet>(history: History<Sheet>): History<Sheet> {
  if (history.past.length === 0) return history;
  const before = history.past.at(-1) as Sheet;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: before, future, mark: undefined };
}

export function redo<Sheet>(history: History<Sheet>): History<Sheet> {
  if (history.future.length === 0) return history;
  const [after, ...future] = history.future as readonly [Sheet, ...Sheet[]];
  return { past: [...history.past, history.present], present: after, future, mark: undefined };
}
