import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { Upload } from '../../kernel/intake/upload.ts';
import { brokenRule, invalidField, refuse, words } from '../../kernel/problems/errors.ts';
import { type AcceptedType, acceptedExtensions, acceptedTypeOf } from './accepted-types.ts';
import { judgeOoxml } from './judge-ooxml.ts';
import { isPlainText, isSignature, judgeXml } from './judge-text.ts';

/** How much of the beginning is looked at to recognize a text. */
const headBytes = 64 * 1024;

/** The media type of a received file, if its name and its content agree on one that is accepted. */
export async function judgeFile(upload: Upload): Promise<string> {
  if (upload.size === 0) throw invalidField('/file', 'min_length', words('must not be empty', 'не должен быть пустым'));
  const type = acceptedTypeOf(upload.fileName);
  if (!type) throw unsupported();
  if (!(await agrees(upload, type))) throw unsupported();
  return type.mimeType;
}

async function agrees({ path }: Upload, type: AcceptedType): Promise<boolean> {
  const head = await headOf(path);
  if (type.kind === 'signature') return isSignature(head);
  const found = (await fileTypeFromFile(path))?.mime;
  switch (type.kind) {
    case 'text':
      return found === undefined && isPlainText(head);
    case 'xml':
      return (found === undefined || found === 'application/xml') && judgeXml(head);
    case 'ooxml':
      return found === type.mimeType && judgeOoxml(path, type.part ?? '');
    case 'image':
      return isOf(found, type) && judgeImage(path);
    case 'magic':
      return isOf(found, type);
  }
}

/** HEIC has brands of its own for the same thing. */
const isOf = (found: string | undefined, { mimeType }: AcceptedType) =>
  found === mimeType || (mimeType === 'image/heic' && found === 'image/heif');

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const unsupported = () =>
  refuse(
    'unsupported_file_type',
    words(
      `The name and the content must agree on one of: ${acceptedExtensions.join(', ')}; macros and scripts are not allowed.`,
      `Имя и содержимое файла должны соответствовать одному из типов: ${acceptedExtensions.join(', ')}; без макросов и сценариев.`,
    ),
    { accepted: acceptedExtensions },
  );

const mostPixels = 40_000_000;

/** Looks at the headers alone: a picture that would open to gigabytes is not taken. */
async function judgeImage(path: string): Promise<boolean> {
  const { width, height } = await imageSizeFromFile(path).catch(() => {
    throw refuse(
      'file_malformed',
      words('The size of the picture cannot be read.', 'Не удалось узнать размер изображения.'),
    );
  });
  if (width * height > mostPixels)
    throw brokenRule(
      'image_too_large',
      words('A picture may have at most 40 megapixels.', 'Наибольший размер изображения: 40 мегапикселей.'),
      { limitPixels: mostPixels },
    );
  return width > 0 && height > 0;
}
