import { textOf, trueOf } from '../../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface TemplatesSearch {
  /** Those that were put away are shown, too. */
  archived?: 'true';
  /** A new template is being made. */
  create?: 'true';
  /** The template that the new one is a copy of. */
  from?: string;
}

export const templatesSearch = (given: Given): TemplatesSearch => ({
  ...trueOf(given, 'archived', 'create'),
  ...textOf(given, 'from'),
});

interface TemplateSearch {
  tab?: string;
}

export const templateSearch = (given: Given): TemplateSearch => textOf(given, 'tab');
