import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BoundDocument } from '../../binding/bound-document.ts';
import type { PagesOfGrids } from '../../binding/rows-of-page.ts';
import { documentWords } from '../../document-words.ts';
import { gridsWithRoom } from './grids-with-room.ts';
import { pagesOfGrids } from './pages-of-grids.ts';
import { pdfBlock } from './pdf-block.ts';
import type { Content, Definition, PdfMake } from './pdf-content.ts';
import { inFont, points } from './pdf-text.ts';
import { isEndAlone, markEnds, signedGoods, withLastRow } from './signed-with-rows.ts';

const faces = { normal: '400Regular', bold: '700Bold', italics: '400Regular_Italic', bolditalics: '700Bold_Italic' };

const pdfmake: PdfMake = createRequire(import.meta.url)('pdfmake');

let prepared: Promise<void> | undefined;

interface Drawn {
  bytes: Uint8Array;
  pageCount: number;
}

export async function drawPdf(bound: BoundDocument): Promise<Drawn> {
  const { document, pages } = await laidOut(bound);
  const signed = signedGoods(document);
  const content = contentOf(document, pages);
  const marks = signed ? markEnds(content, signed, pages) : [];
  const drawn = await made(document, content);
  if (!signed || !isEndAlone(marks)) return drawn;
  return made(document, contentOf(document, withLastRow(pages, signed)));
}

const contentOf = (document: BoundDocument, pages: PagesOfGrids) =>
  document.blocks.map((block) => pdfBlock(block, document, pages));

/** The document with room in its grids, and which rows come onto which page where a grid has totals of pages. */
export async function laidOut(bound: BoundDocument): Promise<{ document: BoundDocument; pages: PagesOfGrids }> {
  const document = await gridsWithRoom(bound, (texts) => heightsOf(texts, bound));
  return { document, pages: await pagesOfGrids(document, (content) => made(document, content)) };
}

/** Each text is put below the one before, on a page without an end. */
async function heightsOf(texts: Content[], document: BoundDocument): Promise<number[]> {
  const below: Content[] = texts.map(() => ({ text: ' ' }));
  await made(
    document,
    texts.flatMap((text, at) => [text, below[at] ?? '']),
    endless,
  );
  const topOf = (node: Content | undefined) => (node as unknown as Laid | undefined)?.positions?.[0]?.top ?? 0;
  const startOf = (node: Content) => topOf((node as { columns: Content[] }).columns[0]);
  return texts.map((text, at) => topOf(below[at]) - startOf(text));
}

interface Laid {
  positions?: Array<{ top: number }>;
}

const endless = { pageSize: { width: 4_000, height: 1_000_000 } };

async function made(document: BoundDocument, content: Content[], over: Partial<Definition> = {}): Promise<Drawn> {
  prepared ??= prepare();
  await prepared;
  const definition = definitionOf(document, content);
  let pageCount = 0;
  const footer: Definition['footer'] = (page, pages) => {
    pageCount = pages;
    return definition.footer(page, pages);
  };
  const bytes = await pdfmake.createPdf({ ...definition, footer, ...over }).getBuffer();
  return { bytes, pageCount };
}

/** Fonts are handed over in memory, so that no document needs any file or address: both are closed. */
async function prepare() {
  const fonts: Record<string, string> = {};
  for (const [style, face] of Object.entries(faces)) {
    const file = import.meta.resolve(`@expo-google-fonts/pt-sans/${face}/PTSans_${face}.ttf`);
    fonts[style] = `${style}.ttf`;
    pdfmake.virtualfs.writeFileSync(`${style}.ttf`, await readFile(fileURLToPath(file)));
  }
  pdfmake.setFonts({ PTSans: fonts });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
}

function definitionOf(document: BoundDocument, content: Content[]): Definition {
  const { title, language, page, blocks } = document;
  const { margins, fontSize } = page;
  const said = blocks.flatMap((block) => (block.type === 'qr' && block.isText ? [block.payload] : []));
  return {
    // A program that is given the file reads there what the codes say.
    info: { title, creator: 'Prokura', producer: 'Prokura', ...(said.length > 0 && { keywords: said.join(', ') }) },
    language: language === 'ru' ? 'ru-RU' : 'en-GB',
    pageSize: 'A4',
    pageOrientation: page.orientation,
    pageMargins: [points(margins.left), points(margins.top), points(margins.right), points(margins.bottom)],
    defaultStyle: { font: 'PTSans', fontSize, lineHeight: 0.95 },
    footer: footerOf(document),
    // A heading is never the last thing on a page; a document without a second one is laid out faster.
    ...(blocks.filter(({ type }) => type === 'heading').length > 1 && {
      pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
        node.headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
    }),
    content,
  };
}

function footerOf({
  page: { footer, hasPageNumbers, margins, fontSize },
  language,
}: BoundDocument): Definition['footer'] {
  const words = documentWords[language];
  return (current: number, count: number) => ({
    margin: [points(margins.left), points(Math.min(margins.bottom / 3, 6)), points(margins.right), 0],
    fontSize: fontSize - 2,
    color: '#555555',
    columns: [
      { width: '*', text: inFont(footer ?? '') },
      {
        width: 'auto',
        text: hasPageNumbers ? `${words.page} ${current} ${words.of} ${count}` : '',
        alignment: 'right',
      },
    ],
  });
}
