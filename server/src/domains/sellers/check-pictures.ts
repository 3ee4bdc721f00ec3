import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

const pictures = ['logoFileId', 'stampFileId', 'signatureFileId'] as const;

type Pictures = Partial<Record<(typeof pictures)[number], string | null>>;

interface Kept {
  id: string;
  mimeType: string;
  scanStatus: string;
}

/** A logo, a stamp and a signature are pictures among the files of the profile itself; nothing infected goes into documents. */
export async function checkPictures(db: Db, sellerId: string, given: Pictures): Promise<void> {
  const named = pictures.flatMap((field) => (given[field] ? [{ field, fileId: given[field] }] : []));
  if (named.length === 0) return;
  const ids = named.map(({ fileId }) => fileId);
  const files = await db.many<Kept>(sql`
    select id, mime_type as "mimeType", scan_status as "scanStatus" from files
    where tenant_id = ${db.tenant} and entity_type = 'sellerProfile' and entity_id = ${sellerId} and status = 'active'
      and id = any(${ids}::uuid[])`);
  const errors = named.flatMap(({ field, fileId }) =>
    faultsOf(
      field,
      files.find(({ id }) => id === fileId),
    ),
  );
  if (errors.length > 0) throw invalid(errors);
}

function faultsOf(field: string, file: Kept | undefined): FieldError[] {
  if (!file) return [fieldError(`/${field}`, 'not_found_reference', strange)];
  if (!/^image\/(png|jpeg|webp)$/.test(file.mimeType)) return [fieldError(`/${field}`, 'not_a_picture', noPicture)];
  return file.scanStatus === 'clean' ? [] : [fieldError(`/${field}`, 'file_not_clean', notClean)];
}

const strange = words('is no file of this seller profile', 'такого файла у профиля продавца нет');
const noPicture = words('must be a PNG, JPEG or WebP picture', 'нужно изображение PNG, JPEG или WebP');
const notClean = words('has not passed the virus check', 'файл не прошёл проверку на вирусы');
