import { setImmediate } from 'node:timers/promises';
import { type FieldError, fieldError, Refusal, words } from '../../kernel/errors.ts';
import type {
  Candidate,
  Cell,
  Exchange,
  ExchangeColumn,
  ImportMode,
  Match,
  RowParameters,
  SavedRow,
} from '../../kernel/exchange.ts';
import { intakeOf } from '../../kernel/intake.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { checkValue } from '../../platform/custom-fields/check-value.ts';
import type { CustomField } from '../../platform/custom-fields/custom-field.ts';
import type { Choice } from '../../platform/exchange/import-job.row.ts';
import type { ImportParameters } from '../../platform/exchange/import-job.ts';
import type { CellRemark, PlannedRow } from '../../platform/exchange/import-rows.ts';
import { columnLetters } from '../../platform/spreadsheets/book-parts.ts';
import { decideRow } from './decide-row.ts';
import { readCell } from './read-cell.ts';

/** All that rows of one import are read by. */
export interface Planning {
  exchange: Exchange;
  columns: readonly ExchangeColumn[];
  /** Where in a row each mapped column stands. */
  mapped: ReadonlyArray<{ column: ExchangeColumn; index: number }>;
  /** Columns without which a new record cannot be. */
  required: readonly ExchangeColumn[];
  /** The portal's own fields of the noun. */
  definitions: readonly CustomField[];
  parameters: ImportParameters & RowParameters;
  mode: ImportMode;
  choices: Readonly<Record<string, Choice>>;
  /** Key → the first row of the file that has it. */
  seen: Map<string, number>;
}

export interface Draft {
  n: number;
  cells: readonly Cell[];
  values: Record<string, unknown>;
  input: Record<string, unknown>;
  code: { entityId: string; version: number } | undefined;
  choice: Choice | undefined;
  candidates: readonly Candidate[];
  errors: CellRemark[];
  warnings: CellRemark[];
}

/** A row with its meaning, and what it is to be written with: the latter is never stored. */
export interface Planned extends PlannedRow {
  input: Record<string, unknown>;
  match: Match | undefined;
}

const atATime = 50;

/** Reads, checks and matches hundreds of rows; asks the database as often as for one. */
export async function planRows(
  ctx: ReadContext,
  planning: Planning,
  rows: ReadonlyArray<{ n: number; cells: readonly Cell[] }>,
): Promise<Planned[]> {
  const drafts: Draft[] = [];
  for (const [index, row] of rows.entries()) {
    drafts.push(draftOf(planning, row));
    // Other requests are answered in between.
    if (index % atATime === atATime - 1) await setImmediate();
  }
  await resolve(ctx, planning, drafts);
  const wanted = drafts.map(({ n, input, code, choice }) => ({
    n,
    input,
    entityId: choice?.entityId ?? code?.entityId,
  }));
  const matches = await planning.exchange.match(ctx, wanted, planning.parameters);
  const decided = drafts.map((draft) => decideRow(planning, draft, matches.get(draft.n) ?? []));
  await review(ctx, planning, decided);
  return decided;
}

export const asSaved = ({ n, input, match }: Planned): SavedRow => ({ n, input, before: match?.record ?? null });

/** Whether nothing but writing it is left to do with a row. */
export const isSound = ({ action, plan }: Planned) =>
  (action === 'create' || action === 'update') && plan.errors.length === 0;

async function review(ctx: ReadContext, planning: Planning, decided: readonly Planned[]) {
  const sound = decided.filter(isSound);
  const found = sound.length > 0 && (await planning.exchange.review?.(ctx, sound.map(asSaved), planning.parameters));
  if (!found) return;
  for (const { n, plan } of sound) plan.errors.push(...(found.get(n) ?? []).map((one) => remarkOf(planning, one)));
}

async function resolve(ctx: ReadContext, planning: Planning, drafts: readonly Draft[]) {
  const asked = drafts.map(({ n, input, choice }) => ({ n, input, chosenId: choice?.candidateId }));
  const resolved = await planning.exchange.resolve?.(ctx, asked, planning.parameters);
  for (const draft of drafts) {
    const found = resolved?.get(draft.n);
    if (!found) continue;
    draft.input = found.input;
    draft.errors.push(...found.errors.map((one) => remarkOf(planning, one)));
    draft.warnings.push(...(found.warnings ?? []).map((one) => remarkOf(planning, one)));
    draft.candidates = found.candidates ?? [];
  }
}

function draftOf(planning: Planning, { n, cells }: { n: number; cells: readonly Cell[] }): Draft {
  const { exchange, parameters, choices } = planning;
  const errors: CellRemark[] = [];
  const values: Record<string, unknown> = {};
  for (const { column, index } of planning.mapped) {
    const read = readCell(column, cells[index] ?? null, parameters.decimalSeparator);
    if (!read) continue;
    if ('value' in read) values[column.field] = read.value;
    else errors.push({ column: columnLetters(index), field: column.field, code: read.code, message: read.message });
  }
  const { code, ...given } = values;
  const remark = (found: readonly FieldError[]) => errors.push(...found.map((one) => remarkOf(planning, one)));
  const customFields = customOf(planning, given, remark);
  const input = checked(exchange, { ...exchange.inputOf(given, parameters), ...customFields }, remark);
  return {
    n,
    cells,
    values,
    input,
    code: codeOf(code, remark),
    choice: choices[n],
    candidates: [],
    errors,
    warnings: [],
  };
}

type Remark = (found: readonly FieldError[]) => void;

function customOf({ definitions }: Planning, given: Record<string, unknown>, remark: Remark) {
  const values: Record<string, unknown> = {};
  for (const field of definitions) {
    const value = given[`custom.${field.key}`];
    if (value === undefined) continue;
    const checkedValue = checkValue(field, `/customFields/${field.key}`, value);
    if (checkedValue.errors) remark(checkedValue.errors);
    else if (checkedValue.value !== null) values[field.key] = checkedValue.value;
  }
  return Object.keys(values).length > 0 ? { customFields: values } : {};
}

function checked(exchange: Exchange, input: Record<string, unknown>, remark: Remark): Record<string, unknown> {
  try {
    const clean = intakeOf(exchange.input)(input) as Record<string, unknown>;
    exchange.check?.(clean);
    return clean;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    remark(error.errors);
    return input;
  }
}

function codeOf(code: unknown, remark: Remark): Draft['code'] {
  if (code === undefined) return undefined;
  const [, entityId, version] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):v(\d{1,15})$/.exec(code as string) ?? [];
  if (entityId) return { entityId, version: Number(version) };
  remark([fieldError('/code', 'format', words('is no code of this service', 'это не код этого сервиса'))]);
  return undefined;
}

/** A refusal of an input field, at the cell it came from. */
function remarkOf(planning: Planning, { at, code, message }: FieldError): CellRemark {
  const column = planning.columns.find((one) => (one.at ?? `/${one.field}`) === at);
  const place = planning.mapped.find((one) => one.column.field === column?.field);
  return { column: place ? columnLetters(place.index) : null, field: column?.field ?? null, code, message };
}
