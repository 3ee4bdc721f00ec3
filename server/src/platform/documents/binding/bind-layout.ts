import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import type { DocumentContent, DocumentImage } from '../document-content.ts';
import { type CheckedImage, checkImage } from '../images/check-image.ts';
import { bindBlock } from './bind-block.ts';
import type { BoundBlock, BoundDocument, BoundImage, BoundPage } from './bound-document.ts';
import { fillText } from './fill-text.ts';

/** A4, millimetres. */
const sheet = { short: 210, long: 297 };

/** The layout filled with a record: values written out, pictures checked, widths shared. Every format draws the same. */
export async function bindLayout(layout: DocumentLayout, content: DocumentContent): Promise<BoundDocument> {
  const page = pageOf(layout.page, content);
  const imageOf = imagesOf(content, page);
  const blocks: BoundBlock[] = [];
  for (const block of layout.blocks) {
    const bound = await bindBlock(block, { content, contentWidth: page.contentWidth, imageOf });
    if (bound) blocks.push(bound);
  }
  const heading = blocks.find((block) => block.type === 'heading');
  const title = heading?.text ?? fillText(layout.page.title ?? '', content).text;
  return { title: title.replaceAll('\n', ' '), language: content.language, page, blocks };
}

function pageOf(page: DocumentLayout['page'], content: DocumentContent): BoundPage {
  const { orientation = 'portrait', marginTop = 15, marginRight = 10, marginBottom = 15, marginLeft = 20 } = page;
  const [width, height] = orientation === 'portrait' ? [sheet.short, sheet.long] : [sheet.long, sheet.short];
  return {
    orientation,
    width,
    height,
    margins: { top: marginTop, right: marginRight, bottom: marginBottom, left: marginLeft },
    contentWidth: width - marginLeft - marginRight,
    fontSize: page.fontSize ?? 10,
    hasPageNumbers: page.hasPageNumbers ?? true,
    footer: page.footer === undefined ? null : fillText(page.footer, content).text || null,
  };
}

/** Each picture is checked once, when the first block shows it. */
function imagesOf({ images }: DocumentContent, page: BoundPage) {
  const checked = new Map<DocumentImage, CheckedImage>();
  const mostHeight = (page.height - page.margins.top - page.margins.bottom) / 2;
  return (name: DocumentImage, width: number): BoundImage | null => {
    const data = images[name];
    if (!data) return null;
    const image = checked.get(name) ?? checkImage(name, data);
    checked.set(name, image);
    const height = (width * image.height) / image.width;
    const shrunk = Math.min(1, mostHeight / height);
    return { name, data: image.data, type: image.type, width: width * shrunk, height: height * shrunk };
  };
}
