import { vehicleLocation } from '../../../../../../nouns/vehicle-location.ts';
import { type Cell, type ExchangeColumn, plainWords } from '../../../../kernel/exchange/exchange.ts';
import { nounColumn } from '../../../../kernel/exchange/noun-column.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { readSpreadsheet } from '../../../../platform/spreadsheets/read-spreadsheet.ts';
import { degreesOf, type FileRow, mostRows } from './file-row.ts';
import { instantOf } from './instant-of.ts';
import { tooMany } from './read-gpx.ts';

const column = (field: Parameters<typeof nounColumn<typeof vehicleLocation.fields>>[1], aliases: string) =>
  nounColumn(vehicleLocation, field, aliases);

const columns: readonly ExchangeColumn[] = [
  column('recordedAt', 'время; дата; дата и время; time; date; date time; timestamp; gps time'),
  column('latitude', 'шир; lat'),
  column('longitude', 'долг; lon; lng; long'),
  column('speed', 'скорость; speed; km/h'),
  column('heading', 'направление; курс; course; bearing; azimuth'),
  column('status', 'статус; state'),
  column('address', 'место; location'),
];

const needed = ['recordedAt', 'latitude', 'longitude'];

/** Points of a table: the first row with a time, a latitude and a longitude is its heading. */
export async function readTable(bytes: Buffer, timezone: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  let places: ReadonlyArray<ExchangeColumn | undefined> | undefined;
  await readSpreadsheet(bytes, {}, async (found, { format }) => {
    for (const { n, cells } of found) {
      if (!places) places = headingsOf(cells);
      else if (rows.push({ n, given: givenBy(places, cells, timezone, format !== 'csv') }) > mostRows) throw tooMany();
    }
  });
  if (!places) throw noHeadings();
  return rows;
}

function headingsOf(cells: readonly Cell[]) {
  const found = cells.map((cell) => {
    const heading = plainWords(String(cell ?? ''));
    return columns.find(({ field, title, aliases }) =>
      [field, title.ru, title.en, ...aliases].some((name) => plainWords(name) === heading),
    );
  });
  return needed.every((field) => found.some((one) => one?.field === field)) ? found : undefined;
}

function givenBy(
  places: ReadonlyArray<ExchangeColumn | undefined>,
  cells: readonly Cell[],
  timezone: string,
  isBook: boolean,
) {
  const given: Record<string, unknown> = {};
  for (const [at, place] of places.entries()) {
    const text = String(cells[at] ?? '').trim();
    if (!place || text === '') continue;
    given[place.field] = valueOf(place, text, timezone, isBook);
  }
  return given;
}

function valueOf({ field, kind, choices }: ExchangeColumn, text: string, timezone: string, isBook: boolean): unknown {
  // A cell of a book has no zone: its time is that of the company's clock.
  if (field === 'recordedAt') return instantOf(isBook ? text.replace(/\.000Z$/, '') : text, timezone) ?? text;
  if (choices) return choices.meanings[plainWords(text)] ?? text;
  return kind === 'decimal' ? degreesOf(text) : text;
}

const noHeadings = () =>
  refuse(
    'file_malformed',
    words(
      'The file has no row with the headings of a time, a latitude and a longitude.',
      'В файле нет строки с заголовками «Время», «Широта» и «Долгота».',
    ),
  );
