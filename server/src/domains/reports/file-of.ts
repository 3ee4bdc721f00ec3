import Type, { type Static, type TObject } from 'typebox';
import { type Download, download } from '../../kernel/download.ts';
import type { Cell } from '../../kernel/exchange/exchange.ts';
import { choice, object } from '../../kernel/fields.ts';
import { query, type ReadContext } from '../../kernel/operation.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { fileFormats, fileMediaTypes, writeFile } from '../../platform/spreadsheets/write-file.ts';
import { reportReading } from './report-reading.ts';

/** A column of the file, and its cell of a row. */
export interface Column<Row> {
  heading: Words;
  width?: number;
  cell(row: Row, language: keyof Words): Cell;
}

/** A figure that stands for the whole report, as a letter tells it. */
export interface MainFigure {
  label: Words;
  value: Words;
}

/** A report as a table: for files, and for letters. */
export interface Filed<Input extends TObject = TObject, Row = unknown> {
  name: string;
  /** What the file is called. */
  title: Words;
  /** What the report is asked by. */
  input: Input;
  columns: ReadonlyArray<Column<Row>>;
  read(ctx: ReadContext, input: Static<Input>): Promise<{ rows: readonly Row[]; main: readonly MainFigure[] }>;
}

export const filed = <Input extends TObject, Row>(report: Filed<Input, Row>): Filed<Input, Row> => report;

/** Rows in a file of a report: as many as one statement reads. */
export const mostRows = 10_000;

/** A report as a file, asked like the report itself. */
export function fileOf<Input extends TObject, Row>(report: Filed<Input, Row>) {
  const { name, title, input } = report;
  const asked: TObject = object({
    format: Type.Optional(choice(fileFormats, 'Format; `xlsx` unless given')),
    ...input.properties,
  });
  return query({
    name,
    summary: words(`${title.en}: file`, `${title.ru}: файл`),
    description: 'The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.',
    ...reportReading,
    input: asked,
    output: download('Report', fileMediaTypes),

    async run(ctx, given) {
      const { format = 'xlsx', ...rest } = given as { format?: (typeof fileFormats)[number] };
      const { rows } = await report.read(ctx, rest as Static<Input>);
      return writeRows(report, rows, format, ctx.language);
    },
  });
}

/** Rows of a report as a spreadsheet. */
export function writeRows<Row>(
  { title, columns }: Pick<Filed<TObject, Row>, 'title' | 'columns'>,
  rows: readonly Row[],
  format: (typeof fileFormats)[number],
  language: keyof Words,
): Download {
  const headings = columns.map(({ heading, width }) => ({ heading: heading[language], ...(width && { width }) }));
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row, language)));
  return writeFile(format, title[language], headings, cells);
}
