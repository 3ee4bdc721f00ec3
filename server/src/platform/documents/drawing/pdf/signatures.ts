import type { BoundBlockOf, SignatureLine } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import type { Content, TableCell, TableLayout } from './pdf-content.ts';
import { areShort, inFont, points } from './pdf-text.ts';
import { pictureOf } from './picture-of.ts';

const stampWidth = 42;

/** Below one another with the stamp on the right, or side by side with a stamp below each. Always on one page. */
export function signatures(
  { lines, isSideBySide }: BoundBlockOf<'signatures'>,
  language: 'ru' | 'en',
  width: number,
): Content {
  const isShort = areShort(lines.flatMap(({ title, position, name }) => [title ?? '', position, name]));
  const placed = { unbreakable: isShort, margin: [0, 6, 0, 0] as [number, number, number, number] };
  if (isSideBySide) {
    const each = width / lines.length;
    const columns = lines.map((line) => ({
      width: points(each),
      stack: [...narrowLine(line, each - 8), ...stampOf(line, language)],
    }));
    return { columns, ...placed };
  }
  const stamp = stampOf(lines.at(-1), language);
  const left = stamp.length > 0 ? width - stampWidth : width;
  const stacked: Content = { width: points(left), stack: lines.flatMap((line) => wideLine(line, left - 4)) };
  return { columns: stamp.length > 0 ? [stacked, { width: points(stampWidth), stack: stamp }] : [stacked], ...placed };
}

/** Position, a line that is signed above, name. */
function wideLine({ title, position, name, signature }: SignatureLine, width: number): Content[] {
  const foot = footOf(signature);
  const row = [unlined(position, foot), signedCell(signature), unlined(name, foot)];
  return [...titleOf(title), lineOf([width * 0.38, width * 0.32, width * 0.3], row)];
}

/** The position above the line, where there is little room beside it. */
function narrowLine({ title, position, name, signature }: SignatureLine, width: number): Content[] {
  const row = [signedCell(signature), unlined(name, footOf(signature))];
  return [...titleOf(title), { text: inFont(position) || ' ' }, lineOf([width * 0.5, width * 0.5], row)];
}

// Cells of a table stand at the top: what is beside a picture is moved down to its foot.
const footOf = (signature: SignatureLine['signature']) => (signature ? Math.max(points(signature.height) - 12, 0) : 0);

const unlined = (text: string, foot: number): TableCell => ({
  text: inFont(text),
  margin: [0, foot, 0, 0],
  border: [false, false, false, false],
});

const signedCell = (signature: SignatureLine['signature']): TableCell => ({
  stack: [signature ? pictureOf(signature, 'center') : { text: ' ' }],
  border: [false, false, false, true],
});

const gap = 6;

const lineOf = (widths: readonly number[], row: TableCell[]): Content => ({
  table: { widths: widths.map((width) => points(width) - gap), body: [row] },
  layout: signing,
  margin: [0, 0, 0, 8],
});

const signing: TableLayout = {
  hLineWidth: () => 0.7,
  vLineWidth: () => 0,
  paddingLeft: (at) => (at === 0 ? 0 : gap),
  paddingRight: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 0,
};

const titleOf = (title: string | null): Content[] =>
  title === null ? [] : [{ text: inFont(title), bold: true, margin: [0, 0, 0, 4] }];

function stampOf(line: SignatureLine | undefined, language: 'ru' | 'en'): Content[] {
  if (line?.stamp) return [pictureOf(line.stamp)];
  return line?.hasStampPlace ? [{ text: documentWords[language].stampPlace, fontSize: 8, color: '#555555' }] : [];
}
