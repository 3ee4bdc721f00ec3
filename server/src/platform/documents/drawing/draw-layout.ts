import { bindLayout } from '../binding/bind-layout.ts';
import type { BoundDocument } from '../binding/bound-document.ts';
import type { DocumentFormat, LayoutOrder } from '../thread/rendering-order.ts';

export async function drawLayout({ layout, content, format }: LayoutOrder): Promise<Uint8Array> {
  const draw = await drawers[format]();
  return await draw(await bindLayout(layout, content));
}

const drawers: Record<DocumentFormat, () => Promise<(document: BoundDocument) => Promise<Uint8Array> | Uint8Array>> = {
  html: async () => (await import('./html/draw-html.ts')).drawHtml,
  docx: async () => (await import('./docx/draw-docx.ts')).drawDocx,
  pdf: async () => (await import('./pdf/draw-pdf.ts')).drawPdf,
  xlsx: async () => (await import('./xlsx/draw-xlsx.ts')).drawXlsx,
};
