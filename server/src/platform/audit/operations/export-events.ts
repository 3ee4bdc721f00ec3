import Type from 'typebox';
import type { AuditEvent } from '../../../../../nouns/audit-event.ts';
import { download } from '../../../kernel/download.ts';
import type { AnyEntity } from '../../../kernel/entity.ts';
import { choice, object, text } from '../../../kernel/fields.ts';
import type { Page } from '../../../kernel/lists/listing.ts';
import { inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { isTimeZone } from '../../../kernel/values/is-time-zone.ts';
import { beginPages, filtersRefuse } from '../../spreadsheets/begin-pages.ts';
import { refuseLongExport } from '../../spreadsheets/refuse-long-export.ts';
import type { Cell } from '../../spreadsheets/spreadsheet.ts';
import { fileFormats, fileMediaTypes, writeFile } from '../../spreadsheets/write-file.ts';
import { auditListing } from '../audit-event.ts';
import { eventCells } from '../event-cells.ts';
import { listEvents } from './list-events.ts';

const about = { permission: 'audit.read', scope: null } as const;
const title = words('Audit log', 'Журнал действий');
const page = 200;

/** The trail as a file. Its pages are read while it is sent, each in a transaction of its own. */
export const exportEvents = (entities: readonly AnyEntity[]) => {
  const list = listEvents(entities);
  const check = query({
    ...about,
    name: 'audit.prepare-export',
    summary: words('Prepare an export of the trail', 'Подготовить выгрузку журнала'),
    input: Type.Unsafe<Record<string, unknown>>({}),
    output: Type.Unknown(),
    run: (ctx, filters) => refuseLongExport(ctx, auditListing(entities), filters),
  });
  return query({
    ...about,
    name: 'audit.export-events',
    summary: words('Export what happened to a file', 'Выгрузить журнал действий в файл'),
    description:
      'The trail by the filters of its list, newest first, with what each event has changed. At most 100 000 rows.',
    refuses: ['business_rule_violated', 'unknown_query_parameter', ...filtersRefuse],
    input: object({
      format: Type.Optional(choice(fileFormats, 'Format; `xlsx` unless given')),
      timeZone: Type.Optional(
        text(64, 'Zone whose clocks tell the times; UTC unless given', { examples: ['Europe/Moscow'] }),
      ),
      filters: Type.Optional(
        Type.Unsafe<Record<string, unknown>>({
          ...list.input,
          title: 'Query parameters of the list: filters and `sort`',
          examples: [{ outcome: 'denied' }],
        }),
      ),
    }),
    output: download('Events', fileMediaTypes),
    run: inSteps,
    async steps(steps, { format = 'xlsx', timeZone = 'UTC', filters = {} }) {
      if (!isTimeZone(timeZone))
        throw invalidField('/timeZone', 'unknown_timezone', words('is no known zone', 'неизвестный часовой пояс'));
      await steps.query(check, filters);
      const { columns, cellsOf } = eventCells(entities, steps.language, timeZone);
      const pages = await beginPages(pagesOf(steps, list, filters));
      return writeFile(format, title[steps.language], columns, rowsOf(pages, cellsOf));
    },
  });
};

async function* rowsOf(
  pages: AsyncIterable<readonly AuditEvent[]>,
  cellsOf: (event: AuditEvent) => Cell[],
): AsyncGenerator<Cell[]> {
  for await (const events of pages) for (const event of events) yield cellsOf(event);
}

async function* pagesOf(
  steps: Steps,
  list: ReturnType<typeof listEvents>,
  filters: Readonly<Record<string, unknown>>,
): AsyncGenerator<readonly AuditEvent[]> {
  let cursor: string | null | undefined;
  do {
    const asked = { ...filters, limit: page, ...(cursor && { cursor }) };
    const { items, page: here } = (await steps.readOn(list, asked)) as Page<AuditEvent>;
    yield items;
    cursor = here.nextCursor;
  } while (cursor);
}
