import { imageSize } from 'image-size';
import { words } from '../../../../../nouns/kit/words.ts';
import { documentImages } from '../../../../../nouns/layout-parts.ts';
import type { DocumentImage } from '../document-content.ts';
import { RefusedDocument } from '../document-refusal.ts';
import { imageLimits } from './image-limits.ts';
import { isSoundPng } from './is-sound-png.ts';

export interface CheckedImage {
  data: Uint8Array;
  type: 'png' | 'jpg';
  /** Pixels. */
  width: number;
  height: number;
}

/** A picture that every format can draw, found out from its header before anything unpacks it. Refuses one that is not, by its name. */
export function checkImage(image: DocumentImage, data: Uint8Array): CheckedImage {
  const { bytes, side, pixels } = imageLimits;
  if (data.length > bytes) throw tooLarge(image, `${bytes / 1024 / 1024} MiB`, `${bytes / 1024 / 1024} МиБ`);
  const { type, width, height } = headerOf(data) ?? {};
  if (type !== 'png' && type !== 'jpg') throw notDrawable(image, type);
  if (!width || !height) throw notDrawable(image, undefined);
  if (width > side || height > side || width * height > pixels) {
    const most = `${side} × ${side}, ${pixels / 1_000_000}`;
    throw tooLarge(
      image,
      `${most} megapixels; it has ${width} × ${height}`,
      `${most} мегапикселей; в нём ${width} × ${height}`,
    );
  }
  if (type === 'png' && !isSoundPng(data)) throw notDrawable(image, undefined);
  return { data, type, width, height };
}

function headerOf(data: Uint8Array) {
  try {
    return imageSize(data);
  } catch {
    return undefined;
  }
}

function notDrawable(image: DocumentImage, type: string | undefined) {
  const { en, ru } = documentImages[image];
  const kind = type ? ` (${type.toUpperCase()})` : '';
  return new RefusedDocument({
    code: 'image_not_drawable',
    detail: words(
      `${en}: this picture${kind} cannot be drawn on a document. Upload a whole PNG or JPEG.`,
      `${ru}: это изображение${kind} нельзя вывести в документе. Загрузите неповреждённый PNG или JPEG.`,
    ),
    members: { image },
  });
}

function tooLarge(image: DocumentImage, en: string, ru: string) {
  const { en: said, ru: called } = documentImages[image];
  return new RefusedDocument({
    code: 'image_too_large',
    detail: words(
      `${said}: the picture is too large, at most ${en}.`,
      `${called}: слишком большое изображение, не больше ${ru}.`,
    ),
    members: { image, limits: imageLimits },
  });
}
