import { writeXlsx } from 'hucre/xlsx';
import type { BoundDocument } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import { anchorPictures } from './anchor-pictures.ts';
import { newSheet } from './new-sheet.ts';
import { placeBlock } from './place-block.ts';
import { placeGrid } from './place-grid.ts';
import { placeTable } from './place-table.ts';
import { gridOf } from './sheet-grid.ts';

const usualName = { ru: 'Документ', en: 'Document' };

/** The document as a sheet that is read, counted on and printed: numbers are numbers, and no cell is a formula. */
export async function drawXlsx(document: BoundDocument): Promise<Uint8Array> {
  const { title, language, page, blocks } = document;
  const grid = gridOf(document);
  const sheet = newSheet(grid, page.fontSize, language);
  let heading: { from: number; to: number } | undefined;
  for (const block of blocks)
    if (block.type === 'grid') {
      const placed = placeGrid(sheet, block);
      heading ??= placed;
    } else if (block.type === 'table') {
      const first = sheet.rowCount() + 1;
      heading ??= { from: first, to: first };
      placeTable(sheet, block);
      sheet.space(2);
    } else placeBlock(sheet, block, document);
  const book = await writeXlsx({
    properties: { title, creator: 'Prokura' },
    defaultFont: { name: 'Arial', size: page.fontSize },
    sheets: [
      {
        name:
          title
            .replace(/[[\]:*?/\\']/g, ' ')
            .trim()
            .slice(0, 31)
            .toWellFormed()
            .trim() || usualName[language],
        columns: grid.map((width) => ({ width: width / (0.19 * page.fontSize) })),
        ...sheet.content(),
        view: { showGridLines: false },
        pageSetup: {
          ...{ paperSize: 'a4', orientation: page.orientation, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
          margins: inInches(page.margins),
          ...(heading !== undefined && { printTitlesRow: `$${heading.from}:$${heading.to}` }),
        },
        headerFooter: { oddFooter: footerOf(document) },
      },
    ],
  });
  return anchorPictures(book);
}

/** An ampersand begins a command there. */
function footerOf({ page: { footer, hasPageNumbers }, language }: BoundDocument): string {
  const { page, of } = documentWords[language];
  const said = footer === null ? '' : `&L${footer.replaceAll('&', '&&').slice(0, 150)}`;
  return `${said}${hasPageNumbers ? `&R${page} &P ${of} &N` : ''}`;
}

const inInches = ({ top, right, bottom, left }: BoundDocument['page']['margins']) => ({
  top: top / 25.4,
  right: right / 25.4,
  bottom: bottom / 25.4,
  left: left / 25.4,
  header: 0.2,
  footer: 0.2,
});
