import { askedReport } from './asked-report.ts';
import { choice, flag, id, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { type Given, givenStructures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const tileForms = {
  figure: words('Figure', 'Число'),
  table: words('Table of the first five', 'Таблица: первые пять'),
  bars: words('Bars', 'Столбцы'),
};

const tile = {
  ...askedReport,
  form: choice(tileForms, 'How it is shown', 'Вид').required().example('figure'),
  title: text(100, 'What it is called', 'Название').writable(),
};

export type ReportTile = Given<typeof tile>;

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** Reports that somebody looks at together, each as a tile, in his order. */
export const reportPage = noun({
  type: 'report_page',
  words: words('Page of reports', 'Страница отчётов'),
  table: 'report_pages',
  alias: 'page',
  audience: 'internal',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id(),
    ownerId: id('Owner', 'Владелец'),
    name: text(100, 'Name', 'Название').required().example('Моя страница'),
    isShared: flag('Everybody who may read reports sees it', 'Видна всем, кому доступны отчёты').writable(),
    tiles: givenStructures(tile, 'Tiles, in their order, the whole list', 'Плитки', { maxItems: 12 })
      .writable()
      .example([{ report: 'spend', by: 'month', form: 'bars' }]),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type ReportPage = RecordOf<typeof reportPage>;

/** The page of whoever has made none. */
export const usualTiles: readonly ReportTile[] = [
  { report: 'spend', span: 'this-month', form: 'figure' },
  { report: 'savings', span: 'quarter', form: 'figure' },
  { report: 'payables', form: 'figure' },
  { report: 'spend', span: 'year', by: 'month', form: 'bars' },
  { report: 'spend', span: 'quarter', by: 'supplier', form: 'table' },
  { report: 'payment_calendar', form: 'table' },
];
