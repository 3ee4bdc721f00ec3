import { Download, plainAnswer } from '../../../kernel/download.ts';
import { choice } from '../../../kernel/fields.ts';
import type { Steps } from '../../../kernel/operation.ts';
import type { DocumentContent } from '../../documents/document-content.ts';
import type { ChosenTemplate } from '../printing/choose-template.ts';
import { makeDocument } from '../printing/make-document.ts';
import { mediaTypes } from '../printing/media-types.ts';
import { type FoundPictures, openPictures } from '../printing/pictures-of.ts';

const previewFormats = ['html', 'docx', 'pdf'] as const;

export const previewFormat = choice(previewFormats, 'Format; `html` unless given', { examples: ['html'] });

export const previewing = { permission: 'document_templates.preview', scope: 'settings.read' } as const;

export const previewed = plainAnswer(
  'The document',
  previewFormats.map((format) => mediaTypes[format]),
);

/** What fills a preview. */
export interface Previewed {
  content: DocumentContent;
  /** Those of the record; a sample brings its own. */
  pictures: FoundPictures;
}

/** A page that runs nothing and fetches nothing, whatever the layout says. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

export async function showPreview(
  { services, respond }: Pick<Steps, 'services' | 'respond'>,
  template: ChosenTemplate,
  { content, pictures }: Previewed,
  format: (typeof previewFormats)[number],
): Promise<Download> {
  const images = pictures.length > 0 ? await openPictures(services, pictures) : content.images;
  const bytes = await makeDocument(services, template, { ...content, images }, format);
  if (format === 'html') respond({ headers });
  return new Download({ type: mediaTypes[format], size: bytes.length, body: bytes });
}
