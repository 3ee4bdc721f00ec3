import { createHash } from 'node:crypto';
import type { KeptFile } from '../../../kernel/integrations/call.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { keepReceived } from '../../../platform/integrations/keep-received.ts';
import { type Outcome, refused, unchanged, waiting } from '../applying/outcome.ts';
import { bytesOf } from '../staging/bytes-of.ts';
import { isTakenPicture } from './is-taken-picture.ts';
import type { NextPicture } from './next-pictures.ts';

/** As large as a file that a person attaches. */
const mostBytes = 25 * 1024 * 1024;

/** A picture in the store under a name of its own, ready to be attached, or why it is not. */
export type Judged = { kept: KeptFile & { storageKey: string } } | { outcome: Outcome };

/** Looks at the bytes of a picture, outside any transaction. One that was attached before, as it is, is left alone. */
export async function judgePicture(services: Services, tenantId: string, given: NextPicture): Promise<Judged> {
  const { record, itemId, known, file } = given;
  const { path } = record.data;
  if (!isTakenPicture(path)) return { outcome: refused(noPicture) };
  if (itemId === null) return { outcome: waiting(noProduct) };
  // Clients send but what has changed: what is attached already needs no file.
  if (file === null) return { outcome: known === null ? waiting(noFile) : unchanged };
  const bytes = await readAtMost(bytesOf(services.files, file.parts));
  if (bytes === null) return { outcome: refused(tooLarge) };
  if (createHash('sha256').update(bytes).digest('hex') === known) return { outcome: unchanged };
  const { storageKey, ...kept } = await keepReceived(services, tenantId, { fileName: path, bytes });
  return storageKey === null ? { outcome: refused(noPicture) } : { kept: { ...kept, storageKey } };
}

async function readAtMost(parts: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > mostBytes) return null;
    read.push(part);
  }
  return Buffer.concat(read);
}

const noPicture = words(
  'Pictures must be JPEG, PNG or WebP, and their content must match the name.',
  'Картинка — это файл JPEG, PNG или WebP, содержимое которого отвечает названию.',
);
const tooLarge = words('A picture may be up to 25 MiB.', 'Картинка больше 25 МиБ.');
const noProduct = words('Its product has not arrived.', 'Товар этой картинки не загружен.');
const noFile = words('The file of the picture has not come.', 'Файл картинки не передан.');
