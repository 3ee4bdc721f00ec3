import type { Seeded } from '../../proof/seeded.ts';
import { archive, type End, type Entry } from './archive.ts';

export interface BookParts {
  sheet?: Entry['data'];
  sheetPath?: string;
  /** Stands in the list of content types as what the archive is. */
  type?: string;
  relation?: string;
  more?: readonly Entry[];
  claims?: Entry['claims'];
  end?: End;
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A book of one sheet that is right but for what is asked. */
export function book({ sheet = plainSheet, sheetPath = 'worksheets/sheet1.xml', ...rest }: BookParts): Buffer {
  const { type = 'spreadsheetml.sheet', relation = '', more = [], claims, end } = rest;
  const main = `application/vnd.openxmlformats-officedocument.${type}.main+xml`;
  const types = `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`;
  const first = `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/>`;
  const own = `<Relationship Id="rId1" Type="${relations}/worksheet" Target="${sheetPath}"/>`;
  return archive(
    [
      part('[Content_Types].xml', types),
      part('_rels/.rels', `${xmlHead}<Relationships>${first}</Relationships>`),
      part(
        'xl/workbook.xml',
        `${xmlHead}<workbook><sheets><sheet name="Лист" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      part('xl/_rels/workbook.xml.rels', `${xmlHead}<Relationships>${own}${relation}</Relationships>`),
      { name: 'xl/worksheets/sheet1.xml', data: sheet, ...(claims && { claims }) },
      ...more,
    ],
    end,
  );
}

export const part = (name: string, text: string): Entry => ({ name, data: Buffer.from(text) });

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';

/** A sheet of these rows, as XML; `prolog` stands before its root and `tail` behind its rows. */
export const sheet = (body: string | Buffer, prolog = '', tail = ''): Buffer =>
  Buffer.concat([sheetStart(prolog), Buffer.from(body), sheetEnd(tail)]);

export const sheetStart = (prolog = '') => Buffer.from(`${xmlHead}${prolog}<worksheet><sheetData>`);
export const sheetEnd = (tail = '') => Buffer.from(`</sheetData>${tail}</worksheet>`);

export const row = (n: number, cells: ReadonlyArray<string | number>): string =>
  `<row r="${n}">${cells.map((cell, index) => cellXml(`${String.fromCharCode(65 + index)}${n}`, cell)).join('')}</row>`;

const cellXml = (place: string, cell: string | number) =>
  typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Headings that the catalog knows, so that what follows is read as items. */
export const headings = ['Артикул', 'Наименование', 'Плановая цена'] as const;

const words = ['Цемент М500', 'Кабель ВВГнг 3×2,5', 'Болт М8', 'Труба 1/2"', 'Перчатки; пара', 'Краска, белая'];

/** Rows of sound items, each of its own. */
export const items = (random: Seeded, count: number): Array<[string, string, number]> =>
  Array.from({ length: count }, () => [
    `H-${Math.floor(random.next() * 2 ** 40).toString(36)}`,
    random.pick(words),
    Math.floor(random.between(1, 1e6)) / 100,
  ]);

/** A sheet of headings and what follows. */
export const itemSheet = (rows: ReadonlyArray<ReadonlyArray<string | number>>, prolog = '', tail = '') =>
  sheet([headings, ...rows].map((cells, index) => row(index + 1, cells)).join(''), prolog, tail);

const plainSheet = sheet(row(1, [1]));
