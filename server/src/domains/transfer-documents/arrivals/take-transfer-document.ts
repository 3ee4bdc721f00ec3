import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TransferPreview } from '../../../../../nouns/transfer-preview.ts';
import type {
  OriginalFile,
  RefusedFile,
  TransferDocumentResult,
} from '../../../kernel/integrations/ports/transfer-functions.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { cleanFileName } from '../../../kernel/values/file-name.ts';
import { storeFile } from '../../../platform/files/store-file.ts';
import { readOnThread } from '../../../platform/integrations/files/read-on-thread.ts';
import type { KeptFile } from '../kept-file.ts';
import { noteRefusal } from '../operations/note-refusal.ts';
import { recordTransferDocument } from '../operations/record-transfer-document.ts';
import { findReader, type TransferDocumentPorts } from './find-reader.ts';
import type { Origin } from './origin.ts';

/** Whose portal it is, and how operations are run there: as a person who uploads, or as the system in a job. */
interface Taking {
  services: Services;
  tenantId: string;
  door: Pick<Steps, 'command' | 'query'>;
}

export interface Arrived {
  fileName: string;
  bytes: Uint8Array;
  origin: Origin;
}

export type Taken = { document: TransferPreview } | { refused: RefusedFile };

/**
 * Takes the file of a transfer document, the signed XML or an operator's archive, into the one list of such documents. It is read on
 * a thread that may be killed, its bytes are put away, and what it says is written with where it came from. The same bytes are one
 * document, however often and from wherever they come. A file that is no transfer document is answered with why, and told in the
 * journal. Throws a `Refusal` where no installed integration reads such files (`installation_not_ready`, `integration_disabled`) or
 * where no room is left.
 */
export async function takeTransferDocument(
  { services, tenantId, door }: Taking,
  ports: TransferDocumentPorts,
  { fileName, bytes, origin }: Arrived,
): Promise<Taken> {
  const { installationId, module } = await door.query(findReader(ports), {});
  const name = cleanFileName(fileName) || 'upd.xml';
  const about = { installationId, fileName: name.slice(-255), fileSize: bytes.length, origin };
  const answer = await readOnThread<TransferDocumentResult>(new URL(module), Uint8Array.from(bytes));
  if (!answer || 'refused' in answer) {
    const refused = answer?.refused ?? tooHeavy;
    await door.command(noteRefusal, { ...about, refused });
    return { refused };
  }
  const files = await keep({ services, tenantId }, name, bytes, answer.original);
  const [{ sha256 }] = files as [KeptFile];
  try {
    const document = await door.command(recordTransferDocument, {
      ...about,
      sha256,
      document: answer.document,
      files,
    });
    return { document };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A refusal left no row. After anything else a row may stand, so the sweep decides.
    await Promise.all(files.map(({ storageKey }) => services.files.remove(storageKey)));
    // A person is answered; of what came by itself the journal alone can tell.
    if (origin.source !== 'file')
      await door.command(noteRefusal, { ...about, refused: { code: error.code, detail: error.detail } });
    throw error;
  }
}

/** Puts away the signed XML as it is, and the archive it came in. */
async function keep(
  { services, tenantId }: Pick<Taking, 'services' | 'tenantId'>,
  fileName: string,
  bytes: Uint8Array,
  original: OriginalFile,
): Promise<KeptFile[]> {
  const whole = { fileName, bytes };
  const found = original
    ? [
        {
          fileName: cleanFileName(original.name) || 'upd.xml',
          bytes: original.bytes,
          mimeType: 'application/xml',
          category: 'original',
        },
        { ...whole, mimeType: 'application/zip', category: 'archive' },
      ]
    : [{ ...whole, mimeType: 'application/xml', category: 'original' }];
  return Promise.all(
    found.map(async ({ bytes: content, ...named }) => ({
      ...named,
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey: await storeFile(services, tenantId, Readable.from([content])),
    })),
  );
}

const tooHeavy: RefusedFile = {
  code: 'too_heavy',
  detail: words('The file takes too much to read.', 'Чтение файла требует слишком много ресурсов.'),
};
