import Type, { type Static, type TObject } from 'typebox';
import { download } from '../../kernel/download.ts';
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

interface Filed<Input extends TObject, Row> {
  name: string;
  /** What the file is called. */
  title: Words;
  /** What the report is asked by. */
  input: Input;
  columns: ReadonlyArray<Column<Row>>;
  rows(ctx: ReadContext, input: Static<Input>): Promise<readonly Row[]>;
}

/** Rows in a file of a report: as many as one statement reads. */
export const mostRows = 10_000;

/** A report as a file, asked like the report itself. */
export function fileOf<Input extends TObject, Row>({ name, title, input, columns, rows }: Filed<Input, Row>) {
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
      const { language } = ctx;
      const found = await rows(ctx, rest as Static<Input>);
      const headings = columns.map(({ heading, width }) => ({ heading: heading[language], ...(width && { width }) }));
      const cells = found.map((row) => columns.map(({ cell }) => cell(row, language)));
      return writeFile(format, title[language], headings, cells);
    },
  });
}
