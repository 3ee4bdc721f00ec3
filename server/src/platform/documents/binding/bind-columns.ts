import type { BlockBinder } from './block-binder.ts';
import { fillText } from './fill-text.ts';
import { linesOf } from './lines-of.ts';
import { shareWidths } from './share-widths.ts';

export const bindColumns: BlockBinder<'columns'> = ({ columns }, { content, contentWidth, imageOf }) => {
  const widths = shareWidths(
    columns.map(({ width }) => width),
    contentWidth,
  );
  const bound = columns.map(({ title, lines = [], image, imageWidth = 40, align = 'left' }, at) => {
    const width = widths[at] ?? 0;
    return {
      title: title === undefined ? null : fillText(title, content).text || null,
      lines: linesOf(lines, content),
      image: image ? imageOf(image, Math.min(imageWidth, width)) : null,
      width,
      align,
    };
  });
  const isEmpty = bound.every(({ title, lines, image }) => title === null && lines.length === 0 && image === null);
  return isEmpty ? null : { type: 'columns', columns: bound };
};
