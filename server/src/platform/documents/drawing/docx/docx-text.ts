import { AlignmentType, ImageRun, Paragraph, TextRun } from 'docx';
import type { BoundImage } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';

/** Twentieths of a point, as Word measures. */
export const twips = (mm: number) => Math.round((mm * 1440) / 25.4);

interface Looks {
  bold?: boolean;
  italics?: boolean;
  /** Points; of the document unless given. */
  size?: number;
  colour?: string;
}

export interface Placed {
  align?: 'left' | 'center' | 'right' | 'justify';
  /** Millimetres below; none unless given. */
  after?: number;
  before?: number;
  keepNext?: boolean;
}

/** The runs of a text; its line breaks become Word's. */
export const runs = (text: string, { bold = false, italics = false, size, colour }: Looks = {}): TextRun[] =>
  text.split('\n').map(
    (line, at) =>
      new TextRun({
        text: line,
        bold,
        italics,
        ...(at > 0 && { break: 1 }),
        ...(size !== undefined && { size: Math.round(size * 2) }),
        ...(colour !== undefined && { color: colour }),
      }),
  );

export const paragraph = (
  children: Array<TextRun | ImageRun>,
  { align = 'left', after = 0, before = 0, keepNext = false }: Placed = {},
) =>
  new Paragraph({
    children,
    alignment: alignments[align],
    spacing: { after: twips(after), before: twips(before) },
    keepNext,
  });

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};

/** A picture in the line of the text. */
export const picture = ({ name, data, type, width, height }: BoundImage, language: 'ru' | 'en') => {
  const said = documentWords[language].images[name];
  return new ImageRun({
    type,
    data,
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: said, description: said, title: said },
  });
};

/** Pixels of 96 to an inch. */
const pixels = (mm: number) => Math.round((mm * 96) / 25.4);
