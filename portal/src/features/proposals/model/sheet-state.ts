import { begin, type History, redo, step, undo } from '../../../kit/history.ts';
import type { ProposalCard } from '../queries.ts';
import type { CellName } from './columns.ts';
import { withCell } from './rows.ts';
import { isBlank, type Sheet, type SheetExpense, type SheetHeader, type SheetRow } from './sheet.ts';
import { gathered, sheetOf, sheetRowOf } from './sheet-of.ts';

type Rows = readonly SheetRow[];

export interface SheetState {
  history: History<Sheet>;
  /** What the server has, as this page last read or wrote it. */
  base: ProposalCard;
  saved: Sheet;
  /** Identifiers that new rows and expenses of this page were given. */
  given: ReadonlyMap<string, string>;
}

export type SheetAction =
  | { kind: 'cell'; key: string; name: CellName; text: string }
  | { kind: 'rows'; rows: Rows | ((rows: Rows) => Rows) }
  | { kind: 'header'; change: Partial<SheetHeader>; rows?: readonly SheetRow[] }
  | { kind: 'expenses'; expenses: readonly SheetExpense[]; mark?: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** The server has taken what was sent. */
  | { kind: 'saved'; sent: Sheet; card: ProposalCard }
  /** What is saved stands in place of what was typed. */
  | { kind: 'take'; card: ProposalCard }
  /** What was typed goes over what somebody else saved. */
  | { kind: 'rebase'; card: ProposalCard };

export const beginSheet = (card: ProposalCard, typed?: Sheet): SheetState => {
  const saved = sheetOf(card);
  const history = begin(saved);
  return { history: typed ? step(history, typed) : history, base: card, saved, given: new Map() };
};

export function reduceSheet(state: SheetState, action: SheetAction): SheetState {
  const { history } = state;
  const { present } = history;
  const at = (next: History<Sheet>): SheetState => (next === history ? state : { ...state, history: next });
  switch (action.kind) {
    case 'cell': {
      const rows = withCell(present.rows, action.key, action.name, action.text);
      return rows === present.rows ? state : at(step(history, { ...present, rows }, `${action.key} ${action.name}`));
    }
    case 'rows': {
      const rows = typeof action.rows === 'function' ? action.rows(present.rows) : action.rows;
      return rows === present.rows ? state : at(step(history, { ...present, rows }));
    }
    case 'header': {
      const header = { ...present.header, ...action.change };
      const { rows = present.rows } = action;
      return at(step(history, { ...present, header, rows }, `header ${Object.keys(action.change).join()}`));
    }
    case 'expenses':
      return at(step(history, { ...present, expenses: action.expenses }, action.mark));
    case 'undo':
      return at(undo(history));
    case 'redo':
      return at(redo(history));
    case 'saved':
      return afterSaving(state, action.sent, action.card);
    case 'take':
      return beginSheet(action.card);
    case 'rebase':
      return { ...state, base: action.card, saved: savedSheet(action.card, state.given) };
  }
}

/** What was typed meanwhile stays; what was sent now stands as the server wrote it, under the marks it has on this page. */
function afterSaving(state: SheetState, sent: Sheet, card: ProposalCard): SheetState {
  const given = new Map(state.given);
  const sentRows = sent.rows.filter((row) => !isBlank(row));
  const writtenBy = new Map<SheetRow, SheetRow>();
  gathered(card.rows.map((row) => ({ ...row, group: row.groupLabel ?? '' }))).forEach((row, place) => {
    const mine = sentRows[place];
    if (!mine) return;
    if (mine.key !== row.id) given.set(mine.key, row.id);
    writtenBy.set(mine, sheetRowOf(row, card.currency, mine.key));
  });
  sent.expenses
    .filter(({ name, amount }) => name.trim() !== '' || amount.trim() !== '')
    .forEach(({ key }, place) => given.set(key, card.expenses[place]?.id ?? key));
  const { present } = state.history;
  const now = { ...present, rows: present.rows.map((row) => writtenBy.get(row) ?? row) };
  return {
    history: { ...state.history, present: now, mark: undefined },
    base: card,
    saved: savedSheet(card, given),
    given,
  };
}

/** What is saved, with rows and expenses under the marks that they have on this page. */
export function savedSheet(card: ProposalCard, given: ReadonlyMap<string, string>): Sheet {
  const sheet = sheetOf(card);
  const marks = marksOf(given);
  const marked = <One extends { key: string }>(one: One): One => ({ ...one, key: marks.get(one.key) ?? one.key });
  return { ...sheet, rows: sheet.rows.map(marked), expenses: sheet.expenses.map(marked) };
}

/** The marks on this page, by the identifiers that were given for them. */
export const marksOf = (given: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...given].map(([key, id]) => [id, key]));

/** The identifiers of what is saved, by their marks on this page. */
export function idsOf({ base, given }: Pick<SheetState, 'base' | 'given'>): ReadonlyMap<string, string> {
  const known = new Set([...base.rows, ...base.expenses].map(({ id }) => id));
  return new Map([...[...known].map((id) => [id, id] as const), ...[...given].filter(([, id]) => known.has(id))]);
}
