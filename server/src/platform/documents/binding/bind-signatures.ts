import type { BlockBinder } from './block-binder.ts';
import { fillText } from './fill-text.ts';

/** Millimetres: a round stamp is 38 to 42 wide. */
const widths = { signature: 32, stamp: 38 };

export const bindSignatures: BlockBinder<'signatures'> = ({ lines, isSideBySide = false }, { content, imageOf }) => {
  const signers = lines.filter(({ position = '', name = '' }) => !fillText(position + name, content).isEmpty);
  // Below one another they have one stamp, at the foot.
  const stampAt = (at: number) =>
    isSideBySide ? signers[at]?.stamp === true : at === signers.length - 1 && lines.some(({ stamp }) => stamp);
  const bound = signers.map(({ title, position = '', name = '', signature = false }, at) => {
    const stamp = stampAt(at) ? imageOf('stamp', widths.stamp) : null;
    return {
      title: title === undefined ? null : fillText(title, content).text || null,
      position: fillText(position, content).text,
      name: fillText(name, content).text,
      signature: signature ? imageOf('signature', widths.signature) : null,
      stamp,
      hasStampPlace: stampAt(at) && stamp === null,
    };
  });
  return bound.length === 0 ? null : { type: 'signatures', isSideBySide, lines: bound };
};
