import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { bindLayout } from '../../binding/bind-layout.ts';
import type { DocumentContent } from '../../document-content.ts';
import { drawPdf } from './draw-pdf.ts';

const path = 'document.pageCount';

/** A PDF, which may say of how many pages it is: most are of one, and only the others are drawn again. */
export async function drawCountedPdf(layout: DocumentLayout, content: DocumentContent): Promise<Uint8Array> {
  const isAsked = JSON.stringify(layout).includes(`{${path}`);
  const draw = async (pageCount: number) => {
    const counted = isAsked ? { ...content, values: { ...content.values, [path]: String(pageCount) } } : content;
    return drawPdf(await bindLayout(layout, counted));
  };
  const first = await draw(1);
  if (!isAsked || first.pageCount === 1) return first.bytes;
  return (await draw(first.pageCount)).bytes;
}
