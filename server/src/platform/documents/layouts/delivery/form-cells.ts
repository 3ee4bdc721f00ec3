import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';

export type FormRow = LayoutBlock<'grid'>['rows'][number];

type FormCell = FormRow['cells'][number];

type Looks = Omit<FormCell, 'text' | 'columns'>;

type RowLooks = Omit<FormRow, 'cells'>;

const cell = (columns: number, text: string, looks: Looks): FormCell => ({ columns, ...(text && { text }), ...looks });

/** Words of the form itself, without lines around them. */
export const said = (columns: number, text: string, looks: Looks = {}) => cell(columns, text, looks);

/** What is written on a line. */
export const lined = (columns: number, text = '', looks: Looks = {}) =>
  cell(columns, text, { border: 'b', valign: 'bottom', ...looks });

/** The small words below a line that say what stands on it. */
export const below = (columns: number, text: string, looks: Looks = {}) =>
  cell(columns, text, { size: 5, align: 'center', ...looks });

export const boxed = (columns: number, text = '', looks: Looks = {}) =>
  cell(columns, text, { border: 'ltrb', ...looks });

/** A heading of columns. */
export const head = (columns: number, text: string, looks: Looks = {}) =>
  boxed(columns, text, { align: 'center', valign: 'middle', ...looks });

export const gap = (columns: number) => cell(columns, '', {});

export const row = (...cells: FormCell[]): FormRow => ({ cells });

export const rowOf = (looks: RowLooks, ...cells: FormCell[]): FormRow => ({ ...looks, cells });

/** The row below headings that numbers the columns. */
export const numbered = (numbers: readonly string[]): FormRow =>
  rowOf({ kind: 'heading' }, ...numbers.map((number) => head(1, number)));

export const repeated = (rows: readonly FormRow[]): FormRow[] => rows.map((one) => ({ ...one, kind: 'heading' }));

/** A side of the document as the head of a form has it: name, address, phone, bank. */
export const partyInFull = (role: string) =>
  `{${role}.legalName}[[, ИНН {${role}.inn}]][[, КПП {${role}.kpp}]][[, {${role}.legalAddress}]][[, тел. {${role}.phone}]]${bankOf(role)}`;

const bankOf = (role: string) =>
  `[[, р/с {${role}.checkingAccount}]][[ в {${role}.bankName}]][[, БИК {${role}.bik}]][[, к/с {${role}.correspondentAccount}]]`;

/** The same without the bank. */
export const partyNamed = (role: string) =>
  `{${role}.legalName}[[, ИНН {${role}.inn}]][[, КПП {${role}.kpp}]][[, {${role}.legalAddress}]][[, тел. {${role}.phone}]]`;

/** The carrier may be a counterparty, or a name that was written by hand. */
export const carrierNamed =
  '{generatedDocument.carrierName}[[, ИНН {carrier.inn}]][[, КПП {carrier.kpp}]][[, {carrier.legalAddress}]][[, тел. {carrier.phone}]]';

/** Who carries, in what and how much, in short sentences: any of them may be missing. */
export const carriedInShort =
  '[[Перевозчик: {generatedDocument.carrierName}. ]][[Автомобиль: {vehicle.number}. ]][[Водитель: {driver.fullName}. ]][[Масса: {document.weightKg} кг.]]';

export const ofRow = (leaf: string) => `{items.rows[].${leaf}}`;

export const sumOfRows = (leaf: string, digits?: number) =>
  `{items.rows[].${leaf}|sum${digits === undefined ? '' : `:${digits}`}}`;
