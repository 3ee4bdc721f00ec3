import PizZip from 'pizzip';
import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BoundBlockOf, TableLine } from '../../binding/bound-document.ts';
import type { BoundGrid } from '../../binding/bound-grid.ts';
import type { PagesOfGrids } from '../../binding/rows-of-page.ts';
import { twips } from './docx-text.ts';
import { gridXml } from './grid-xml.ts';

type Table = BoundBlockOf<'table'>;

/** What is written as XML: the rows of a table, and whole grids. */
export interface Filling {
  marked: ReadonlyMap<string, Table | BoundGrid>;
  fontSize: number;
  pages: PagesOfGrids;
  /** Grids that signatures follow. */
  signed: ReadonlySet<BoundGrid>;
}

const part = 'word/document.xml';

/**
 * Puts the rows of tables and the grids where their marks stand. They are written as XML here: as objects of the library two thousand rows would
 * take most of the memory that a document may have.
 */
export function fillRows(file: Uint8Array, { marked, fontSize, pages, signed }: Filling): Uint8Array {
  if (marked.size === 0) return file;
  const zip = new PizZip(file);
  let xml = zip.file(part)?.asText() ?? '';
  for (const [mark, block] of marked) {
    const at = xml.indexOf(mark);
    const tag = block.type === 'grid' ? 'w:p' : 'w:tr';
    const [from, to] = [xml.lastIndexOf(`<${tag}>`, at), xml.indexOf(`</${tag}>`, at) + `</${tag}>`.length];
    const written =
      block.type === 'grid' ? gridXml(block, pages.get(block), signed.has(block)) : rowsXml(block, fontSize);
    xml = xml.slice(0, from) + written + xml.slice(to);
  }
  zip.file(part, xml);
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

function rowsXml({ columns, lines, isSmall }: Table, fontSize: number): string {
  const size = Math.round((isSmall ? fontSize - 1.5 : fontSize) * 2);
  return lines.map((line) => rowXml(line, columns, size)).join('');
}

/** No row is torn over two pages, and the name of a group stays with its first row. */
function rowXml(line: TableLine, columns: Table['columns'], size: number): string {
  const cells =
    line.kind === 'group'
      ? cellXml(line.text, {
          width: columns.reduce((sum, { width }) => sum + width, 0),
          inCell: `<w:gridSpan w:val="${columns.length}"/><w:shd w:val="clear" w:color="auto" w:fill="F6F6F6"/>`,
          inParagraph: '<w:keepNext/>',
          inRun: `<w:b/><w:sz w:val="${size}"/>`,
        })
      : columns
          .map(({ width, align }, at) =>
            cellXml(line.cells[at]?.text ?? '', {
              width,
              align,
              inRun: `${line.kind === 'subtotal' ? '<w:b/>' : ''}<w:sz w:val="${size}"/>`,
            }),
          )
          .join('');
  return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells}</w:tr>`;
}

interface CellXml {
  width: number;
  align?: string;
  inCell?: string;
  inParagraph?: string;
  inRun: string;
}

// What Word reads has its elements in one order: what is added to a cell comes after its width, and to a paragraph before its place.
function cellXml(text: string, { width, align = 'left', inCell = '', inParagraph = '', inRun }: CellXml): string {
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${escapeHtml(line)}</w:t>`);
  return [
    `<w:tc><w:tcPr><w:tcW w:type="dxa" w:w="${twips(width)}"/>${inCell}</w:tcPr>`,
    `<w:p><w:pPr>${inParagraph}<w:spacing w:after="0" w:before="0"/><w:jc w:val="${align}"/></w:pPr>`,
    `<w:r><w:rPr>${inRun}</w:rPr>${lines.join('<w:br/>')}</w:r></w:p></w:tc>`,
  ].join('');
}
