import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: string;
}

/** What somebody would read in a PDF made here, page by page: glyphs of its fonts turned back into letters. */
export function pdfPages(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  const letters = lettersOf(objects);
  return contentsOf(objects).map(({ content }) => textOf(content, letters));
}

/** Where words begin and lines end on a page, in points of a page of this size. */
export interface PdfPoints {
  width: number;
  height: number;
  points: Array<{ x: number; y: number }>;
}

/** The places of everything that is drawn on each page. */
export const pdfPoints = (pdf: Uint8Array): PdfPoints[] =>
  contentsOf(objectsOf(Buffer.from(pdf).toString('latin1'))).map(({ head, content }) => {
    const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
    const points = [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) (?:Tm|m|l)\n/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    return { width: Number(width), height: Number(height), points };
  });

const contentsOf = (objects: Map<string, PdfObject>) =>
  [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\n/.test(head))
    .map(({ head }) => ({ head, content: objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '' }));

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/stream\n/, 2);
    const bytes = Buffer.from((packed ?? '').replace(/\nend$/, ''), 'latin1');
    const isText = packed !== undefined && head.includes('/FlateDecode') && !head.includes('/Image');
    objects.set(id, { head: `${head}\n`, stream: isText ? inflateSync(bytes).toString('latin1') : '' });
  }
  return objects;
}

/** For each font by its name on pages: what its glyphs stand for. */
function lettersOf(objects: Map<string, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '')?.stream ?? '';
      const glyphs = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(([, listed = '']) =>
        [...listed.matchAll(/<([0-9a-f]*)>/g)].map(([, units = '']) =>
          String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
        ),
      );
      fonts.set(name, glyphs);
    }
  return fonts;
}

function textOf(content: string, letters: Map<string, string[]>): string {
  let font: string[] = [];
  let text = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
    if (name) font = letters.get(name) ?? [];
    else {
      const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      text += glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('');
    }
  return text;
}
