import Type from 'typebox';
import { Download, download } from '../../../kernel/download.ts';
import { object } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { acceptedMimeTypes } from '../accepted-types.ts';
import { openFile } from '../store-file.ts';
import { readLinked } from './read-linked.ts';

export const downloadFile = query({
  name: 'files.download-file',
  summary: words('Download a file', 'Скачать файл'),
  description: 'The address `download-url` gives. Always to be saved, never shown in place.',
  permission: 'visitor',
  scope: null,
  refuses: ['link_expired', 'file_quarantined', 'scan_pending'],
  input: object({ token: Type.String({ title: 'The sealed link', maxLength: 200 }) }),
  output: download('The file', acceptedMimeTypes),
  run: inSteps,
  async steps({ services, query }, { token }) {
    const { fileName, mimeType, sizeBytes, storageKey } = await query(readLinked, { token });
    return new Download({
      name: fileName,
      type: mimeType,
      size: sizeBytes,
      body: await openFile(services, storageKey),
    });
  },
});
