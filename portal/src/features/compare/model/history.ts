import type { Texts } from './quantities.ts';

/** What the cells hold, and what they held. Steps made under one mark are one step: the digits typed into a cell. */
export interface History {
  past: readonly Texts[];
  present: Texts;
  future: readonly Texts[];
  mark: string | undefined;
}

const mostSteps = 500;

export const begin = (present: Texts): History => ({ past: [], present, future: [], mark: undefined });

export function step(history: History, next: Texts, mark?: string): History {
  if (next === history.present) return history;
  if (mark !== undefined && mark === history.mark) return { ...history, present: next, future: [] };
  return { past: [...history.past, history.present].slice(-mostSteps), present: next, future: [], mark };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: before, future, mark: undefined };
}

export function redo(history: History): History {
  const [after, ...future] = history.future;
  return after ? { past: [...history.past, history.present], present: after, future, mark: undefined } : history;
}
