import { randomUUID } from 'node:crypto';
import { AlignmentType, Document, Footer, Packer, PageNumber, PageOrientation, Paragraph, TextRun } from 'docx';
import type { BoundDocument } from '../../binding/bound-document.ts';
import type { BoundGrid } from '../../binding/bound-grid.ts';
import { documentWords } from '../../document-words.ts';
import { docxBlock, type Marked } from './docx-block.ts';
import { paragraph, runs, twips } from './docx-text.ts';
import { fillRows } from './fill-rows.ts';
import { pagesInWord } from './pages-in-word.ts';

/** A face that every office program has, or has its like. */
const font = 'Arial';

export async function drawDocx(document: BoundDocument): Promise<Uint8Array> {
  const { title, language, page, blocks } = document;
  const marked = new Map<string, Marked>();
  // No text of a document can be a mark by chance.
  const markOf = (block: Marked) => {
    const mark = randomUUID();
    marked.set(mark, block);
    return mark;
  };
  const made = new Document({
    title,
    creator: 'Prokura',
    styles: {
      default: {
        document: {
          run: {
            font,
            size: Math.round(page.fontSize * 2),
            language: { value: language === 'ru' ? 'ru-RU' : 'en-GB' },
          },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: sizeOf(document), margin: marginsOf(document) } },
        footers: { default: new Footer({ children: footerOf(document) }) },
        children: blocks.flatMap((block) => docxBlock(block, document, markOf)),
      },
    ],
  });
  const pages = await pagesInWord(document);
  return fillRows(await Packer.toBuffer(made), { marked, fontSize: page.fontSize, pages, signed: signedGrids(blocks) });
}

/** Grids that one follows which stays on one page. */
const signedGrids = (blocks: BoundDocument['blocks']) =>
  new Set(
    blocks.filter((block, at) => {
      const next = blocks[at + 1];
      return block.type === 'grid' && next?.type === 'grid' && next.isKeptTogether;
    }) as BoundGrid[],
  );

// The library turns the sheet by itself.
const sizeOf = ({ page }: BoundDocument) => ({
  width: twips(Math.min(page.width, page.height)),
  height: twips(Math.max(page.width, page.height)),
  orientation: page.orientation === 'landscape' ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
});

const marginsOf = ({ page: { margins } }: BoundDocument) => ({
  top: twips(margins.top),
  right: twips(margins.right),
  bottom: twips(margins.bottom),
  left: twips(margins.left),
  footer: twips(Math.max(margins.bottom - 8, 4)),
});

function footerOf({ page: { footer, hasPageNumbers, fontSize }, language }: BoundDocument): Paragraph[] {
  const { page, of } = documentWords[language];
  const size = Math.round((fontSize - 2) * 2);
  const numbers = [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES];
  return [
    ...(footer === null ? [] : [paragraph(runs(footer, { size: fontSize - 2, colour: '555555' }))]),
    ...(hasPageNumbers
      ? [
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: [new TextRun({ children: numbers, size, color: '555555' })],
          }),
        ]
      : []),
  ];
}
