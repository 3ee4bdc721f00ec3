import { api } from '../../../shared/api/client.ts';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import type { TemplateCard } from './queries.ts';

/** Saves the Word file of a template, of its newest revision unless another is named. */
export const downloadWord = ({ id, fileName }: Pick<TemplateCard, 'id' | 'fileName'>, revision?: number) =>
  saveAnswer(
    api.GET('/api/v1/settings/document-templates/{id}/file', {
      params: { path: { id }, query: { revision } },
      parseAs: 'blob',
    }),
    fileName ?? 'template.docx',
  );
