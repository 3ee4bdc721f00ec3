import { createReadStream } from 'node:fs';
import Type from 'typebox';
import { id, object, recordType } from '../../../kernel/fields.ts';
import { upload } from '../../../kernel/intake/upload.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { scopesOf } from '../../records/record-host.ts';
import { acceptedExtensions, acceptedMimeTypes } from '../accepted-types.ts';
import { file } from '../file.ts';
import { type FileHost } from '../host.ts';
import { judgeFile } from '../judge-file.ts';
import { storeFile } from '../store-file.ts';
import { attachFile, uploaded } from './attach-file.ts';
import { checkAttachable } from './check-attachable.ts';

/** Judged and put into the store first, then written down: the store never waits inside a transaction. */
export function uploadFile(hosts: readonly FileHost[]) {
  const check = checkAttachable(hosts);
  const attach = attachFile(hosts);
  return command({
    name: 'files.upload-file',
    summary: words('Upload a file', 'Загрузить файл'),
    description:
      `Attaches one file to a record the caller may change: up to 25 MiB, up to 100 to a record. Name and content must agree on one of ${acceptedExtensions.join(', ')}. ` +
      'The same content on the same record is kept once: the answer is then 200 with the file there is and a warning.',
    permission: 'files.upload',
    scope: scopesOf(hosts, 'update'),
    refuses: ['not_found', 'resource_archived', 'unsupported_file_type', 'file_malformed', 'quota_exceeded'],
    alsoAnswers: [200],
    input: object({
      file: upload('The file', { mediaTypes: acceptedMimeTypes }),
      entityType: recordType(
        hosts.map(({ entityType }) => entityType),
        'Kind of the record',
      ),
      entityId: id('The record'),
      category: Type.Optional(file.fields.category),
    }),
    output: uploaded,
    run: inSteps,

    async steps({ services, actor, command, query }, { file: received, ...about }) {
      await query(check, { entityType: about.entityType, entityId: about.entityId });
      const mimeType = await judgeFile(received);
      const storageKey = await storeFile(services, actor.tenantId, createReadStream(received.path));
      const { fileName, size: sizeBytes, sha256 } = received;
      const fileId = uuidv7();
      const shown = await command(attach, {
        ...about,
        id: fileId,
        fileName,
        mimeType,
        sizeBytes,
        sha256,
        storageKey,
      }).catch(async (error) => {
        // A refusal left no row. After anything else a row may stand, so the sweep decides.
        if (error instanceof Refusal) await services.files.remove(storageKey);
        throw error;
      });
      if (shown.id !== fileId) await services.files.remove(storageKey);
      return shown;
    },
  });
}
