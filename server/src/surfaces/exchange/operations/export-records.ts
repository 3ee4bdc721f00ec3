import Type from 'typebox';
import { download } from '../../../kernel/download.ts';
import { type Cell, type Exchange, type ExchangeColumn, numberCell } from '../../../kernel/exchange/exchange.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import { inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { readDefinitions } from '../../../platform/custom-fields/read-definitions.ts';
import { beginPages, filtersRefuse } from '../../../platform/spreadsheets/begin-pages.ts';
import { refuseLongExport } from '../../../platform/spreadsheets/refuse-long-export.ts';
import { fileFormats, fileMediaTypes, writeFile } from '../../../platform/spreadsheets/write-file.ts';
import { chosenLines } from '../chosen-lines.ts';
import { codeColumn, exportedColumnsOf } from '../columns-of.ts';
import { findParent, parentField, parentOf } from '../import-address.ts';
import { type Line, type ReadPage, readPageOf } from '../read-page-of.ts';
import { shownColumns } from '../shown-columns.ts';

const page = 200;

/** The records of a list as a file. Pages of the list are read while the file is sent, each in its own transaction. */
export const exportRecords = (exchange: Exchange) => {
  const prepare = prepareExport(exchange);
  const readPage = readPageOf(exchange);
  return query({
    name: `${exchange.kind}.export-records`,
    summary: words('Export records to a file', 'Выгрузить записи в файл'),
    description:
      'The current list by its own filters, or the records named, all of which must be there. At most 100 000 rows. A file ' +
      'that comes back unchanged changes nothing: its hidden service code names each record and the version it was exported at. It has every column ' +
      'of the template that tells of the rows themselves, so new ones can be added to it; what counts for new records alone is left blank.',
    ...exchange.exporting,
    refuses: ['unknown_reference', 'business_rule_violated', ...filtersRefuse],
    input: object({
      ...parentField(exchange),
      format: Type.Optional(choice(fileFormats, 'Format; `xlsx` unless given')),
      filters: Type.Optional(listFilters(exchange)),
      ids: Type.Optional(
        Type.Array(id(), { minItems: 1, maxItems: 1_000, uniqueItems: true, title: 'Only these records' }),
      ),
    }),
    output: download('Records', fileMediaTypes),
    run: inSteps,
    async steps(steps, input) {
      const { format = 'xlsx', ids } = input;
      const parentId = parentOf(exchange, input);
      const within = exchange.parent && parentId ? { [exchange.parent.field]: parentId } : {};
      // In the list's order even for a search, which would order by relevance: a file is read from beginning to end.
      const filters = { sort: exchange.list.listing.defaultSort, ...input.filters, ...within };
      const { columns, title } = await steps.query(prepare, { ...within, filters, chosen: ids !== undefined });
      const pages = ids
        ? [await chosenLines(steps, exchange, readPage, ids, within)]
        : await beginPages(listPages(steps, readPage, filters));
      return writeFile(
        format,
        title,
        columns,
        rowsOf(
          pages,
          columns.map(({ column }) => column),
        ),
      );
    },
  });
};

/** The parameters of the list itself; the record that its rows belong to stands in the path. */
function listFilters({ list, parent }: Exchange) {
  const known = Object.entries(list.input.properties).filter(([name]) => name !== parent?.field);
  return Type.Unsafe<Record<string, unknown>>({
    ...object(Object.fromEntries(known)),
    title: 'Query parameters of the list: filters, `search`, `sort`, `includeArchived`',
    examples: [{ sort: list.listing.defaultSort }],
  });
}

/** The name and columns of the file; a list that is too long is refused before the first byte is sent. */
const prepareExport = (exchange: Exchange) =>
  query({
    ...exchange.exporting,
    name: `${exchange.kind}.prepare-export`,
    summary: words('Prepare an export', 'Подготовить выгрузку'),
    input: object({
      ...parentField(exchange),
      filters: Type.Unsafe<Record<string, unknown>>({}),
      chosen: Type.Boolean(),
    }),
    output: Type.Unknown(),
    async run(ctx, input) {
      const { filters, chosen } = input;
      await findParent(ctx, exchange, input);
      if (!chosen) await refuseLongExport(ctx, exchange.list.listing, filters);
      const columns = shownColumns(exportedColumnsOf(exchange, await readDefinitions(ctx)), ctx.actor, ctx.language);
      return { columns, title: exchange.title[ctx.language] };
    },
  });

type Pages = AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>;

async function* listPages(steps: Steps, readPage: ReadPage, filters: Record<string, unknown>): AsyncGenerator<Line[]> {
  let cursor: string | null | undefined;
  do {
    const { lines, next } = await steps.readOn(readPage, { ...filters, limit: page, ...(cursor && { cursor }) });
    yield lines;
    cursor = next;
  } while (cursor);
}

async function* rowsOf(pages: Pages, columns: readonly ExchangeColumn[]): AsyncGenerator<Cell[]> {
  for await (const lines of pages)
    for (const { record, cells } of lines)
      yield columns.map((column) => (column === codeColumn ? codeOf(record) : valueOf(record, column, cells)));
}

const codeOf = (record: object) => {
  const { id, version } = record as { id: string; version: number };
  return `${id}:v${version}`;
};

function valueOf(record: object, { field, kind }: ExchangeColumn, cells: Readonly<Record<string, Cell>>): Cell {
  if (!field.startsWith('custom.')) return cells[field] ?? null;
  const held = (record as { customFields?: Record<string, unknown> }).customFields?.[field.slice('custom.'.length)];
  if (held === undefined || held === null) return null;
  if (Array.isArray(held)) return held.join('; ');
  return kind === 'decimal' ? numberCell(held as string) : (held as Cell);
}
