import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentFile } from '../../kernel/integrations/ports/e-documents.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { readStanding } from './read-standing.ts';
import type { SabySettings } from './settings.ts';
import { ownAttachments } from './signatures.ts';
import { many, type SabyAttachment, textOf } from './wire.ts';

type Told = NonNullable<SabyAttachment['Файл']>;

/** The documents that people sent, each followed by its signatures. Links of Saby are short-lived, so the bytes are fetched at once. */
export async function download(call: Call<SabySettings>, ids: EDocumentIds): Promise<EDocumentFile[]> {
  const document = await readStanding(call, ids);
  const files: EDocumentFile[] = [];
  for (const attachment of ownAttachments(document)) {
    const name = textOf(attachment.Файл?.Имя) ?? textOf(attachment.Название) ?? document.Идентификатор;
    files.push({ name, kind: 'document', mimeType: mimeTypeOf(name), bytes: await bytesOf(call, attachment.Файл) });
    for (const [at, { Файл }] of many(attachment.Подпись).entries()) {
      // A signature whose file is not told is only named by the operator.
      if (!Файл || !(textOf(Файл.Ссылка) || textOf(Файл.ДвоичныеДанные))) continue;
      const signatureName = textOf(Файл.Имя) ?? `${name}.${at + 1}.sgn`;
      const bytes = await bytesOf(call, Файл);
      files.push({ name: signatureName, kind: 'signature', mimeType: 'application/pkcs7-signature', bytes });
    }
  }
  return files;
}

async function bytesOf({ http }: Call<SabySettings>, file: Told | null | undefined): Promise<Uint8Array> {
  const given = textOf(file?.ДвоичныеДанные);
  if (given) return Buffer.from(given, 'base64');
  const link = textOf(file?.Ссылка);
  if (!link) throw notYet;
  // The link is signed itself: the session goes with none of them.
  const answer = await http.request({ class: 'read', method: 'GET', path: link, operation: 'files.download' });
  return answer.bytes;
}

const mimeTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const mimeTypeOf = (name: string) =>
  mimeTypes[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

const notYet = new ProviderError(
  'unavailable',
  words('Saby is still preparing the file. Try again in a minute.', 'Saby ещё готовит файл. Повторите через минуту.'),
  { retryAfterMs: 60_000 },
);
