import Type from 'typebox';
import type { Exchange } from '../../kernel/exchange/exchange.ts';
import { id, nullable, object } from '../../kernel/fields.ts';
import { type Job, job } from '../../kernel/job.ts';
import { command, inSteps, type Steps } from '../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { readSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts';
import type { SheetRow } from '../../platform/spreadsheets/spreadsheet.ts';
import { columnsOf } from './columns-of.ts';
import { findHeadings, lookedThrough, mapHeadings, showColumns } from './map-columns.ts';
import { beginReading, endReading, giveUpReading, readStoredPart, takeRows } from './operations/reading-steps.ts';
import { recallMapping, rememberMapping } from './operations/remember-mapping.ts';
import type { Planning } from './planning.ts';
import { faultsOf, planningOf } from './planning-of.ts';
import { isLetter, readLetter } from './read-letter.ts';

export const importPayload = object({ jobId: id(), userId: nullable(id()) });

/** Reads a file row by row into its preview. A worker that takes the job over starts from the beginning. */
export const readImportJob = (exchanges: readonly Exchange[]): Job<typeof importPayload> => {
  const byKind = new Map(exchanges.map((one) => [one.kind, one]));
  return job({
    name: 'exchange.read-import',
    payload: importPayload,
    attempts: 3,
    onGivenUp: { command: giveUpReading, input: ({ jobId }) => ({ jobId, code: 'internal_error', detail: brokeOff }) },
    onBehalfOf: ({ userId }) => userId,
    command: command({
      name: 'exchange.read-import',
      summary: words('Read a file into its preview', 'Прочитать файл импорта'),
      permission: 'signed-in',
      scope: null,
      input: importPayload,
      output: Type.Unknown(),
      run: inSteps,
      async steps(steps, { jobId }) {
        try {
          await readIntoRows(steps, byKind, jobId);
        } catch (error) {
          if (!(error instanceof Refusal) || error.status >= 500) throw error;
          await steps.command(giveUpReading, { jobId, code: error.code, detail: error.detail });
        }
      },
    }),
  });
};

const brokeOff = words(
  'Reading the file was interrupted several times; nothing was written. Upload it again, or split it into smaller files.',
  'Чтение файла несколько раз прерывалось, ничего не записано. Загрузите файл ещё раз или разделите его на несколько поменьше.',
);

async function readIntoRows(steps: Steps, byKind: ReadonlyMap<string, Exchange>, jobId: string) {
  const begun = await steps.command(beginReading, { jobId });
  const exchange = begun && byKind.get(begun.row.kind);
  if (!begun || !exchange) return;
  const { row, definitions } = begun;
  const columns = columnsOf(exchange, definitions, { reachesBeside: row.reaches_beside });
  const { parameters } = row;
  let planning: Planning | undefined;
  let headerRow = 0;

  const begin = async (rows: readonly SheetRow[]) => {
    const { kind, mapping: told } = row;
    const named = parameters.headerRow;
    const looked = named ? rows.filter(({ n }) => n === named) : rows.slice(0, lookedThrough);
    const recalled = told ? null : await steps.query(recallMapping, { kind, rows: looked });
    const headings = findHeadings(rows, columns, named ?? recalled?.n);
    headerRow = headings.n;
    if (told) await steps.command(rememberMapping, { kind, headings, mapping: told });
    const mapping =
      told ??
      mapHeadings(headings.cells, columns, {
        remembered: recalled?.mapping,
        below: rows.filter(({ n }) => n > headings.n),
      });
    planning = planningOf(exchange, definitions, row, mapping);
    return showColumns(headings, rows, mapping, { told: told !== null, remembered: recalled?.mapping });
  };

  const bytes = await storedFile(steps, jobId, row.file_size);
  if (isLetter(row)) {
    const letter = await readLetter(steps, exchange, bytes, parameters, columns);
    const mapping = row.mapping ?? letter.mapping;
    const planned = planningOf(exchange, definitions, row, mapping);
    const found = {
      facts: letter.facts,
      headerRow: 1,
      columns: showColumns(letter.headings, letter.rows, mapping, { told: row.mapping !== null }),
    };
    refuseMany(exchange, letter.rows.length);
    await steps.command(takeRows, { jobId, found, rows: letter.rows, planning: planned, count: letter.rows.length });
    return steps.command(endReading, { jobId, faults: faultsOf(planned) });
  }
  let count = 0;
  await readSpreadsheet(bytes, parameters, async (rows, facts) => {
    const columnsShown = planning ? undefined : await begin(rows);
    const found = columnsShown && { facts, headerRow, columns: columnsShown };
    const body = rows.filter(({ n }) => n > headerRow);
    count += body.length;
    refuseMany(exchange, count);
    await steps.command(takeRows, { jobId, found, rows: body, planning, count });
  });
  if (!planning) throw refuse('file_malformed', words('The file contains no rows.', 'В файле нет строк.'));
  await steps.command(endReading, { jobId, faults: faultsOf(planning) });
}

function refuseMany({ mostRows: limit }: Exchange, count: number) {
  if (limit && count > limit)
    throw refuse(
      'file_too_large',
      words(`An import can have at most ${limit} rows.`, `В одном импорте не более ${limit} строк.`),
      { limit },
    );
}

async function storedFile(steps: Steps, jobId: string, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  for (let part = 0, at = 0; at < size; part += 1) {
    const piece = await steps.query(readStoredPart, { jobId, part });
    if (!piece) throw refuse('file_malformed');
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
