import type { Cell, Exchange } from '../../kernel/exchange/exchange.ts';
import type { Candidate } from '../../kernel/exchange/exchange-rows.ts';
import { intakeOf } from '../../kernel/intake/intake-of.ts';
import { type FieldError, fieldError, Refusal, words } from '../../kernel/problems/errors.ts';
import { checkValue } from '../../platform/custom-fields/check-value.ts';
import type { Choice } from '../../platform/exchange/import-job.row.ts';
import type { CellRemark } from '../../platform/exchange/import-rows.ts';
import { columnIndex, columnLetters } from '../../platform/spreadsheets/book-parts.ts';
import { placeOf } from './columns-of.ts';
import type { Planning } from './planning.ts';
import { readCell } from './read-cell.ts';

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

/** A row read by its columns and checked like any other input. */
export function draftOf(planning: Planning, row: { n: number; cells: readonly Cell[] }): Draft {
  const { exchange, parameters, choices } = planning;
  const { n } = row;
  const cells = mended(row.cells, choices[n]?.cells);
  const errors: CellRemark[] = [];
  const values: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const { column, index } of planning.mapped) {
    const read = readCell(column, cells[index] ?? null, parameters.decimalSeparator);
    if (!read) continue;
    if ('value' in read) {
      values[column.field] = read.value;
      if (!column.customOf) own[column.field] = read.value;
    } else errors.push({ column: columnLetters(index), field: column.field, code: read.code, message: read.message });
  }
  const { code, ...given } = own;
  const remark = (found: readonly FieldError[]) => errors.push(...found.map((one) => remarkOf(planning, one)));
  const input = checked(
    exchange,
    { ...exchange.inputOf(given, parameters), ...customOf(planning, values, remark) },
    remark,
  );
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

/** The cells, with those that a person has corrected. */
function mended(cells: readonly Cell[], written: Readonly<Record<string, Cell>> = {}): readonly Cell[] {
  const after = [...cells];
  for (const [letters, cell] of Object.entries(written)) {
    const index = columnIndex(letters);
    while (after.length < index) after.push(null);
    after[index] = cell;
  }
  return after;
}

type Remark = (found: readonly FieldError[]) => void;

/** Values of custom fields, each at its record's place in the input of a row. */
function customOf({ exchange, definitions }: Planning, given: Record<string, unknown>, remark: Remark) {
  const input: Record<string, Record<string, unknown>> = {};
  for (const field of definitions) {
    const place = placeOf(exchange, field);
    const value = place && given[place.field];
    if (!place || value === undefined) continue;
    const checkedValue = checkValue(field, `/${place.into}/${field.key}`, value);
    if (checkedValue.errors) remark(checkedValue.errors);
    else if (checkedValue.value !== null) input[place.into] = { ...input[place.into], [field.key]: checkedValue.value };
  }
  return input;
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
  remark([fieldError('/code', 'format', words('is not a code of this service', 'это не код этого сервиса'))]);
  return undefined;
}

/** An error of an input field, at the cell it came from. */
export function remarkOf(planning: Planning, { at, code, message }: FieldError): CellRemark {
  const column = planning.columns.find((one) => (one.at ?? `/${one.field}`) === at);
  const place = planning.mapped.find((one) => one.column.field === column?.field);
  return { column: place ? columnLetters(place.index) : null, field: column?.field ?? null, code, message };
}
