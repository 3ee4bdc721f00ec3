import { documentTemplate as declared } from '../../../../nouns/document-template.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { raw } from '../../kernel/sql/sql.ts';
import { store } from '../records/store.ts';

export const documentTemplate = entityOf(declared);

/** Those of the company; what is part of the product is no row. */
export const documentTemplates = store(documentTemplate, { isSystem: () => raw('false') });

export const templateReading = { permission: 'document_templates.read', scope: 'settings.read' } as const;
