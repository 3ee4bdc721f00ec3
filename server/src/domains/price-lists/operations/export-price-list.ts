import Type from 'typebox';
import { Download, download } from '../../../kernel/download.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import { inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { writeText } from '../../../platform/spreadsheets/write-text.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { exportColumns } from '../export-columns.ts';
import { priceLists } from '../price-list.ts';
import { readExportRows } from './read-export-rows.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  tsv: 'text/tab-separated-values; charset=utf-8',
} as const;

const about = { permission: 'price_lists.export', scope: 'price_lists.read' } as const;

const input = object({
  id: id(),
  format: Type.Optional(choice(['csv', 'tsv'], 'Format; csv unless given', { examples: ['csv'] })),
});

/** What the file is called and how its numbers look, asked before its first row. */
const prepare = query({
  ...about,
  name: 'price-lists.prepare-export',
  summary: words('Prepare the export of a price list', 'Подготовить выгрузку прайс-листа'),
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run(ctx, { id }) {
    const [list, regional] = await Promise.all([priceLists.byId(ctx.db, id), regionalOf(ctx)]);
    return { list, regional, language: ctx.language };
  },
});

export const exportPriceList = query({
  ...about,
  name: 'price-lists.export-price-list',
  summary: words('Export a price list', 'Выгрузить прайс-лист'),
  description:
    'Rows in use, as CSV or TSV in UTF-8 with a byte order mark, however many there are. The delimiter of CSV and the decimal sign are ' +
    'those of the regional settings. Text that a spreadsheet would take for a formula begins with an apostrophe.',
  input,
  output: download('Price list', Object.values(mediaTypes)),
  run: inSteps,
  async steps(steps, { id, format = 'csv' }) {
    const { list, regional, language } = await steps.query(prepare, { id });
    const style = {
      delimiter: format === 'tsv' ? '\t' : regional.csvDelimiter,
      point: regional.numberFormat.decimal,
    } as const;
    const headings = exportColumns.map(({ title }) => title[language]);
    return new Download({
      name: `${list.number} ${list.name}.${format}`,
      type: mediaTypes[format],
      body: writeText(style, headings, rowsOf(steps, id)),
    });
  },
});

/** Page after page, each in a transaction of its own: a slow reader holds none. */
async function* rowsOf(steps: Steps, id: string) {
  for (let after: string | undefined; ; ) {
    const rows = await steps.query(readExportRows, { id, ...(after !== undefined && { after }) });
    for (const row of rows) yield exportColumns.map(({ cell }) => cell(row));
    after = rows.at(-1)?.id;
    if (after === undefined) return;
  }
}
