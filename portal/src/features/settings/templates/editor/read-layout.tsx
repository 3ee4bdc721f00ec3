import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import type { TemplateCard } from '../queries.ts';
import { Preview } from './preview.tsx';

/** A layout that is only looked at: one of the product, of the archive, or of who may not change it. */
export const ReadLayout = ({ template, layout }: { template: TemplateCard; layout: DocumentLayout }) => (
  <Preview kind={template.kind} layout={layout} isWhole />
);
