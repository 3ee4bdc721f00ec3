import { useReducer } from 'react';
import { begin, type History, redo, step, undo } from '../../../kit/history.ts';
import { type LineTexts, type Texts, withCell } from '../model/quantities.ts';

/** What the cells hold while a decision is made, and what was accepted when it was begun. */
interface SheetState {
  history: History<Texts>;
  base: Texts;
}

type SheetAction =
  | { kind: 'type'; lineId: string; key: string; text: string }
  | { kind: 'line'; lineId: string; texts: LineTexts }
  | { kind: 'all'; texts: Texts }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** What the cells hold was saved, or now goes over what somebody else saved. */
  | { kind: 'rebase'; base: Texts };

export type Act = (action: SheetAction) => void;

export const useSheet = (base: Texts, texts: Texts) =>
  useReducer(reduce, { base, texts }, ({ base, texts }): SheetState => ({ base, history: begin(texts) }));

function reduce(state: SheetState, action: SheetAction): SheetState {
  const { history, base } = state;
  const at = (next: History<Texts>): SheetState => (next === history ? state : { base, history: next });
  switch (action.kind) {
    case 'type': {
      const { lineId, key, text } = action;
      return at(step(history, withCell(history.present, lineId, key, text), `${lineId} ${key}`));
    }
    case 'line':
      return at(step(history, { ...history.present, [action.lineId]: action.texts }));
    case 'all':
      return at(step(history, action.texts));
    case 'undo':
      return at(undo(history));
    case 'redo':
      return at(redo(history));
    case 'rebase':
      return { base: action.base, history };
  }
}
