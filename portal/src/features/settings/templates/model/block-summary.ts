import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import type { LayoutBlockType } from '../../../../../../nouns/layout-blocks.ts';
import { layoutBlocks } from '../../../../../../nouns/layout-blocks.ts';
import { documentImages, parties, totalLines } from '../../../../../../nouns/layout-parts.ts';
import { placeholdersOf } from '../../../../../../nouns/placeholders-of.ts';
import { say } from '../../../../kit/say.ts';

/** What a variable is called, by its path; nothing for one that nobody knows. */
export type LabelOf = (path: string) => string | undefined;

type Summaries = { [Type in LayoutBlockType]: (block: LayoutBlock<Type>) => string };

const summaries: Summaries = {
  heading: ({ text }) => text,
  paragraph: ({ text }) => text,
  requisites: ({ title, rows }) => title ?? rows.map(({ label }) => label.replace(/:\s*$/, '')).join(', '),
  bank: ({ party = 'seller' }) => say(parties[party]),
  columns: ({ columns }) =>
    columns
      .map(({ title, lines, image }) => title ?? lines?.[0] ?? (image ? say(documentImages[image]) : ''))
      .filter(Boolean)
      .join(' | '),
  table: ({ columns }) => columns.map(({ title }) => title).join(', '),
  grid: ({ rows }) =>
    rows
      .flatMap(({ cells }) => cells.flatMap(({ text }) => text ?? []))
      .slice(0, 5)
      .join(', '),
  totals: ({ lines }) => lines.map(({ line, label }) => label ?? say(totalLines[line])).join(', '),
  qr: ({ holds }) => (holds === 'payment' ? say('Payment', 'Оплата') : say('Text', 'Текст')),
  signatures: ({ lines }) => lines.map(({ title, position, name }) => title ?? position ?? name ?? '').join(', '),
  image: ({ image }) => say(documentImages[image]),
  spacer: ({ height }) => `${height} ${say('mm', 'мм')}`,
  pageBreak: () => '',
};

/** A block in one line: what stands in it, with its variables by name. */
export function blockSummary(block: LayoutBlock, labelOf: LabelOf): string {
  const summary = (summaries[block.type] as (one: LayoutBlock) => string)(block);
  return withNames(summary.replace(/\s+/g, ' ').trim(), labelOf);
}

export const blockName = ({ type }: LayoutBlock): string => say(layoutBlocks[type].words);

/** A text with its placeholders by name, without the brackets of its optional parts: «Счёт № ‹Номер›». */
export const withNames = (text: string, labelOf: LabelOf): string =>
  placeholdersOf(text)
    .reduceRight(
      (named, { source, at, path }) =>
        `${named.slice(0, at)}‹${labelOf(path) ?? path}›${named.slice(at + source.length)}`,
      text,
    )
    .replace(/\[\[|\]\]/g, '');
