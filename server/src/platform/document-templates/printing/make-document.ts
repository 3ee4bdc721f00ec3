import { buffer } from 'node:stream/consumers';
import type { Services } from '../../../kernel/services.ts';
import type { DocumentContent } from '../../documents/document-content.ts';
import { fillWordFile } from '../../documents/fill-word-file.ts';
import { renderDocument } from '../../documents/render-document.ts';
import { openFile } from '../../files/store-file.ts';
import type { ChosenTemplate, PrintFormat } from './choose-template.ts';

/** The file of a template and its values, made outside of any transaction. */
export async function makeDocument(
  services: Services,
  template: ChosenTemplate,
  content: DocumentContent,
  format: PrintFormat,
): Promise<Buffer> {
  if ('layout' in template) return renderDocument({ layout: template.layout, content, format });
  return fillWordFile(await buffer(await openFile(services, template.storageKey)), content);
}
