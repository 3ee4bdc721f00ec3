import Type from 'typebox';
import { documentKinds } from '../../../../../nouns/document-kinds.ts';
import type { Scope } from '../../../../../nouns/kit/rights.ts';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { Download, download } from '../../../kernel/download.ts';
import { choice, flag, id, object } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { mediaTypes } from './media-types.ts';
import { printRecord } from './print-record.ts';

/** Codes of everything that makes documents. */
export const printingRefuses = [
  'not_found',
  'resource_archived',
  'template_not_applicable',
  'template_kind_mismatch',
  'template_too_complex',
  'image_too_large',
  'image_not_drawable',
  'file_quarantined',
  'scan_pending',
  'business_rule_violated',
  'overloaded',
] as const;

/** Keys of the kind's own area export it, and those that were made when all documents had one scope. */
export const printingScopes = ({ scopes }: DocumentKind): readonly Scope[] => [
  ...new Set<Scope>([...scopes, 'customer_documents.read']),
];

/** The export of a record of a kind, for its route. */
export const exportOf = (kind: DocumentKind) => {
  const { en, ru } = documentKinds[kind.kind].words;
  return query({
    name: `document-templates.export-${kind.kind.replaceAll('_', '-')}`,
    summary: words(`${en}: export`, `${ru}: выгрузить в файл`),
    description:
      'The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word file makes `docx` alone; ' +
      'where it is the default, other formats are made by the built-in layout. What the caller may not see stays empty; with ' +
      '`forCustomer` costs, margins and suppliers stay empty whatever the caller may see.',
    permission: kind.permission,
    scope: printingScopes(kind),
    refuses: printingRefuses,
    input: object({
      id: id(),
      format: Type.Optional(choice(kind.formats, 'Format; `docx` unless given', { examples: ['docx'] })),
      templateId: Type.Optional(id('Template; the default unless given')),
      forCustomer: Type.Optional(flag('Without anything internal')),
    }),
    output: download(
      'The document',
      kind.formats.map((format) => mediaTypes[format]),
    ),
    run: inSteps,

    async steps(steps, { format = 'docx', forCustomer = false, ...asked }) {
      const { name, type, bytes } = await printRecord(steps, { kind, format, forCustomer, ...asked });
      return new Download({ name, type, size: bytes.length, body: bytes });
    },
  });
};
