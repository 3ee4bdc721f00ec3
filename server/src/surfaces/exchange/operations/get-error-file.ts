import Type from 'typebox';
import { download } from '../../../kernel/download.ts';
import { type Cell, seeingImports } from '../../../kernel/exchange/exchange.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { findImport, presentImport } from '../../../platform/exchange/import-job.row.ts';
import { type RowPlan, rowsAfter, type StoredRow } from '../../../platform/exchange/import-rows.ts';
import { rowReasons } from '../../../platform/exchange/row-reasons.ts';
import { fileFormats, fileMediaTypes, writeFile } from '../../../platform/spreadsheets/write-file.ts';
import { keyOf, parentField, type Served } from '../import-address.ts';
import { errorColumns } from '../remembered-headings.ts';

const chunk = 500;

/** The rows that were not or cannot be written, unchanged, with their errors: the corrected file can be imported again. */
export const getErrorFile = (exchange: Served) => {
  const readChunk = query({
    ...seeingImports(exchange),
    name: `${exchange.kind}.read-failed-rows`,
    summary: words('Read failed rows', 'Прочитать строки с ошибками'),
    input: object({ jobId: id(), ...parentField(exchange), after: Type.Integer() }),
    output: Type.Unknown(),
    run: async (ctx, input) => ({
      job: presentImport(await findImport(ctx.db, keyOf(exchange, input))),
      language: ctx.language,
      rows: await rowsAfter(ctx.db, input.jobId, input.after, chunk, sql`and (row.failed or row.action = 'conflict')`),
    }),
  });
  return query({
    name: `${exchange.kind}.get-error-file`,
    summary: words('Download rows with errors', 'Скачать строки с ошибками'),
    description: 'Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.',
    ...seeingImports(exchange),
    input: object({
      jobId: id(),
      ...parentField(exchange),
      format: Type.Optional(choice(fileFormats, 'Format; `xlsx` unless given')),
    }),
    output: download('Rows with errors', fileMediaTypes),
    run: inSteps,
    async steps(steps, { format = 'xlsx', ...address }) {
      const first = await steps.query(readChunk, { ...address, after: 0 });
      const { job, language } = first;
      const columns = [
        { heading: errorColumns.row[language], width: 8 },
        { heading: errorColumns.errors[language], width: 60 },
        ...job.columns.map(({ heading }) => ({ heading: heading ?? '' })),
      ];
      const next = async (after: number) => (await steps.readOn(readChunk, { ...address, after })).rows;
      const title = errorColumns.errors[language];
      return writeFile(format, title, columns, cellsOf(first.rows, next, job.columns.length, language));
    },
  });
};

/** The row's errors, or why it needs a decision, with the names to choose from. */
function whatIsWrong(n: number, { errors, reason, matches }: RowPlan, language: keyof Words): string | null {
  const said = errors.map(({ column, message }) => `${column ? `${column}${n}: ` : ''}${message[language]}`);
  if (said.length > 0 || reason === undefined) return said.join('; ') || null;
  const names = matches.map(({ displayName }) => displayName);
  return [rowReasons[reason][language], ...(reason === 'ambiguous' ? [names.join('; ')] : [])].join(': ');
}

async function* cellsOf(
  first: StoredRow[],
  next: (after: number) => Promise<StoredRow[]>,
  width: number,
  language: keyof Words,
): AsyncGenerator<Cell[]> {
  for (let rows = first; rows.length > 0; rows = await next(rows.at(-1)?.n ?? 0)) {
    for (const { n, cells, plan } of rows) {
      yield [n, whatIsWrong(n, plan, language), ...Array.from({ length: width }, (_, at) => cells[at] ?? null)];
    }
    if (rows.length < chunk) return;
  }
}
