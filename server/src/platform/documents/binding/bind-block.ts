import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import type { LayoutBlockType } from '../../../../../nouns/layout-blocks.ts';
import { bankDetails } from './bank-details.ts';
import { bindColumns } from './bind-columns.ts';
import { bindGrid } from './bind-grid.ts';
import { bindQr } from './bind-qr.ts';
import { bindSignatures } from './bind-signatures.ts';
import { bindTable } from './bind-table.ts';
import { bindTotals } from './bind-totals.ts';
import type { Binding, BlockBinder } from './block-binder.ts';
import type { BoundBlock } from './bound-document.ts';
import { hasValue } from './content-values.ts';
import { fillText } from './fill-text.ts';

/** A block with its values, or null where it is not shown. */
export async function bindBlock(block: LayoutBlock, binding: Binding): Promise<BoundBlock | null> {
  const { showIf, hideIf } = block;
  if (showIf !== undefined && !hasValue(binding.content, showIf)) return null;
  if (hideIf !== undefined && hasValue(binding.content, hideIf)) return null;
  return await (binders[block.type] as BlockBinder<LayoutBlockType>)(block, binding);
}

const binders: { [Type in LayoutBlockType]: BlockBinder<Type> } = {
  heading: ({ text, level = 1, align = 'left' }, { content }) => ({
    type: 'heading',
    text: fillText(text, content).text,
    level: level <= 1 ? 1 : level === 2 ? 2 : 3,
    align,
  }),
  paragraph: ({ text, align = 'left', size = 'normal', isBold = false, isItalic = false }, { content }) => {
    const filled = fillText(text, content);
    return filled.isEmpty || filled.text === ''
      ? null
      : { type: 'paragraph', text: filled.text, align, size, isBold, isItalic };
  },
  requisites: ({ title, rows, labelWidth = 40 }, { content }) => {
    const bound = rows.flatMap(({ label, value, isBold = false }) => {
      const { text, isEmpty } = fillText(value, content);
      return isEmpty || text === '' ? [] : [{ label: fillText(label, content).text, value: text, isBold }];
    });
    const heading = title === undefined ? null : fillText(title, content).text || null;
    return bound.length === 0 ? null : { type: 'requisites', title: heading, labelWidth, rows: bound };
  },
  bank: ({ party = 'seller' }, { content }) => ({ type: 'bank', bank: bankDetails(party, content) }),
  columns: bindColumns,
  table: (block, { content, contentWidth }) => bindTable(block, content, contentWidth),
  grid: bindGrid,
  totals: (block, { content }) => bindTotals(block, content),
  qr: bindQr,
  signatures: bindSignatures,
  image: ({ image, width, align = 'left' }, { imageOf, contentWidth }) => {
    const bound = imageOf(image, Math.min(width, contentWidth));
    return bound && { type: 'image', image: bound, align };
  },
  spacer: ({ height }) => ({ type: 'spacer', height }),
  pageBreak: () => ({ type: 'pageBreak' }),
};
