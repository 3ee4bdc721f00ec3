import Type from 'typebox';
import { documentTemplateRevision } from '../../../../../nouns/document-template-revision.ts';
import { Download, download } from '../../../kernel/download.ts';
import { id, integer, object } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { conflict, notFound, words } from '../../../kernel/problems/errors.ts';
import { openFile } from '../../files/store-file.ts';
import { documentTemplates, templateReading } from '../document-template.ts';
import { readRevision } from '../revisions.ts';
import { storedWord } from '../stored-word.ts';
import { wordMimeType } from '../take-word-file.ts';

/** Where the Word file of a template lies. */
const findFile = query({
  name: 'document-templates.find-word-file',
  summary: words('Find the Word file of a template', 'Найти файл Word шаблона'),
  ...templateReading,
  input: object({ id: id(), revision: Type.Optional(integer('Revision', { minimum: 1 })) }),
  output: Type.Unknown(),
  async run({ db }, { id, revision }) {
    const template = await documentTemplates.byId(db, id);
    const held = await readRevision(db, id, revision ?? template.revision);
    if (!held) throw notFound(documentTemplateRevision.words);
    if (!held.fileId) throw conflict('no_word_file', noFile);
    return { ...(await storedWord(db, held.fileId)), fileName: held.fileName as string };
  },
});

const noFile = words(
  'This template is a layout of blocks and has no file.',
  'Этот шаблон — макет из блоков, файла у него нет.',
);

export const downloadWordFile = query({
  name: 'document-templates.download-word-file',
  summary: words('Download the Word file of a template', 'Скачать файл Word шаблона'),
  description: 'Of the newest revision unless another is named. A layout of blocks has no file.',
  ...templateReading,
  refuses: ['conflict', 'file_quarantined', 'scan_pending'],
  input: object({ id: id(), revision: Type.Optional(integer('Revision', { minimum: 1, maximum: 1_000_000 })) }),
  output: download('The Word file', [wordMimeType]),
  run: inSteps,
  async steps({ services, query }, input) {
    const { fileName, sizeBytes, storageKey } = await query(findFile, input);
    return new Download({
      name: fileName,
      type: wordMimeType,
      size: sizeBytes,
      body: await openFile(services, storageKey),
    });
  },
});
