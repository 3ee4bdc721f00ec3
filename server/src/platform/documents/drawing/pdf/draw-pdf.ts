import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BoundDocument } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import { pdfBlock } from './pdf-block.ts';
import type { Definition, PdfMake } from './pdf-content.ts';
import { inFont, points } from './pdf-text.ts';

const faces = { normal: '400Regular', bold: '700Bold', italics: '400Regular_Italic', bolditalics: '700Bold_Italic' };

const pdfmake: PdfMake = createRequire(import.meta.url)('pdfmake');

let prepared: Promise<void> | undefined;

export async function drawPdf(document: BoundDocument): Promise<Uint8Array> {
  prepared ??= prepare();
  await prepared;
  return await pdfmake.createPdf(definitionOf(document)).getBuffer();
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

function definitionOf(document: BoundDocument): Definition {
  const { title, language, page, blocks } = document;
  const { margins, fontSize } = page;
  return {
    info: { title, creator: 'Prokura', producer: 'Prokura' },
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
    content: blocks.map((block) => pdfBlock(block, document)),
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
