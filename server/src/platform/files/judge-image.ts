import { imageSizeFromFile } from 'image-size/fromFile';
import { brokenRule, refuse, words } from '../../kernel/problems/errors.ts';

const mostPixels = 40_000_000;

/** Looks at the headers alone: a picture that would open to gigabytes is not taken. */
export async function judgeImage(path: string): Promise<boolean> {
  const { width, height } = await imageSizeFromFile(path).catch(() => {
    throw refuse('file_malformed', words('The picture tells no size.', 'Не удалось узнать размер изображения.'));
  });
  if (width * height > mostPixels)
    throw brokenRule(
      'image_too_large',
      words('A picture may have at most 40 megapixels.', 'Наибольший размер изображения: 40 мегапикселей.'),
      { limitPixels: mostPixels },
    );
  return width > 0 && height > 0;
}
