import type { Align, BoundImage } from '../../binding/bound-document.ts';
import type { Content } from './pdf-content.ts';
import { points } from './pdf-text.ts';

/** A picture inside the document: nothing is fetched and no file is read. */
export const pictureOf = ({ data, type, width, height }: BoundImage, alignment: Align = 'left'): Content => ({
  image: `data:image/${type === 'png' ? 'png' : 'jpeg'};base64,${Buffer.from(data).toString('base64')}`,
  width: points(width),
  height: points(height),
  alignment,
});
