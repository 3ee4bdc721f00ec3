import { wordMimeType } from '../take-word-file.ts';

export const mediaTypes = {
  docx: wordMimeType,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
} as const;
