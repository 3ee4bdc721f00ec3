import { drafts, placeOf } from '../../../shared/drafts/draft-store.ts';
import { blankRow, type Sheet } from './sheet.ts';

/** What was typed and not saved, kept in this browser for one person and one proposal. */
interface Draft {
  /** When it was last typed at. */
  at: string;
  /** Version of the proposal that it was typed over. */
  version: number;
  sheet: Sheet;
}

const place = (userId: string, id: string) =>
  placeOf(userId, location.pathname.split('/')[1] ?? '', 'proposal-sheet', id);

/** Over the sheet that is saved now, so that fields that came since are there. */
export function readDraft(userId: string, id: string, saved: Sheet): Draft | undefined {
  const found = drafts.read(place(userId, id));
  const { version, sheet } = (found?.changes ?? {}) as Partial<Draft>;
  if (!found || typeof version !== 'number' || !isSheet(sheet)) return undefined;
  const rows = sheet.rows.map((row) => ({ ...blankRow(), ...row }));
  return { at: found.at, version, sheet: { ...sheet, header: { ...saved.header, ...sheet.header }, rows } };
}

/** Whether the browser has kept it. */
export const keepDraft = (userId: string, id: string, { version, sheet }: Omit<Draft, 'at'>) =>
  drafts.keep(place(userId, id), { version, sheet });

export const dropDraft = (userId: string, id: string) => drafts.drop(place(userId, id));

const isSheet = (found: Partial<Sheet> | undefined): found is Sheet =>
  typeof found?.header === 'object' && found.header !== null && isList(found.rows) && isList(found.expenses);

const isList = (found: unknown) =>
  Array.isArray(found) && found.every((one) => typeof one === 'object' && one !== null && typeof one.key === 'string');
