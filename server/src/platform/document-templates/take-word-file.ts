import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Upload, upload } from '../../kernel/intake/upload.ts';
import type { Steps } from '../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { cleanFileName, extensionOf } from '../../kernel/values/file-name.ts';
import { checkWordFile } from '../documents/check-word-file.ts';
import { faultError } from '../documents/word/word-fault.ts';
import { storeFile } from '../files/store-file.ts';

export const wordMimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const mostBytes = 10 * 1024 * 1024;

/** What an operation that takes a Word file may answer. */
export const wordRefuses = [
  'file_too_large',
  'unsupported_file_type',
  'template_invalid',
  'template_too_complex',
  'quota_exceeded',
  'overloaded',
] as const;

export const wordUpload = () =>
  upload('A Word file (.docx) with tags', { maxBytes: mostBytes, mediaTypes: [wordMimeType] });

/** A checked Word file in the store, before any row names it. */
export interface TakenFile {
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
  paths: string[];
}

/** Judges a Word file and puts it away. Every fault is told at once; nothing is kept of a file that has one. */
export async function takeWordFile({ services, actor }: Steps, received: Upload): Promise<TakenFile> {
  const fileName = cleanFileName(received.fileName).slice(-255) || 'template.docx';
  if (extensionOf(fileName) !== 'docx') throw refuse('unsupported_file_type', wrongType, { accepted: ['docx'] });
  const checked = await checkWordFile(await readFile(received.path));
  if ('faults' in checked) {
    const errors = checked.faults.map(faultError);
    throw new Refusal('template_invalid', faulty(errors.length), { errors });
  }
  const storageKey = await storeFile(services, actor.tenantId, createReadStream(received.path));
  const { size: sizeBytes, sha256 } = received;
  return { fileName, mimeType: wordMimeType, sizeBytes, sha256, storageKey, paths: checked.paths };
}

const wrongType = words('A template is a Word file: .docx.', 'Шаблон загружается файлом Word: .docx.');

const faulty = (count: number) =>
  words(
    `The Word file cannot be a template: ${count} ${count === 1 ? 'fault' : 'faults'}, see errors.`,
    `Файл Word не подходит как шаблон, ошибок: ${count}, см. errors.`,
  );
