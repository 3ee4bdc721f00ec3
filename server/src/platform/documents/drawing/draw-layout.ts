import { bindLayout } from '../binding/bind-layout.ts';
import type { BoundDocument } from '../binding/bound-document.ts';
import type { DocumentFormat, LayoutOrder } from '../thread/rendering-order.ts';

export async function drawLayout({ layout, content, format }: LayoutOrder): Promise<Uint8Array> {
  if (format === 'pdf') return (await import('./pdf/draw-counted-pdf.ts')).drawCountedPdf(layout, content);
  const draw = await drawers[format]();
  return await draw(await bindLayout(layout, content));
}

type Drawer = (document: BoundDocument) => Promise<Uint8Array> | Uint8Array;

const drawers: Record<Exclude<DocumentFormat, 'pdf'>, () => Promise<Drawer>> = {
  html: async () => (await import('./html/draw-html.ts')).drawHtml,
  docx: async () => (await import('./docx/draw-docx.ts')).drawDocx,
  xlsx: async () => (await import('./xlsx/draw-xlsx.ts')).drawXlsx,
};
