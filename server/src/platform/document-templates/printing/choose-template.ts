import { type DocumentKindName, documentKinds } from '../../../../../nouns/document-kinds.ts';
import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import type { DocumentTemplate } from '../../../../../nouns/document-template.ts';
import { layoutPaths } from '../../../../../nouns/layout-paths.ts';
import { isTestPortal } from '../../../kernel/portal-clock.ts';
import { archived, notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { documentTemplate, documentTemplates } from '../document-template.ts';
import { readRevision } from '../revisions.ts';
import { storedWord } from '../stored-word.ts';
import { builtInFor, systemTemplate } from '../system-templates.ts';

export type PrintFormat = 'docx' | 'xlsx' | 'pdf' | 'html';

/** What a document is made by, and the paths it needs. */
export type ChosenTemplate = { paths: readonly string[] } & ({ layout: DocumentLayout } | { storageKey: string });

interface Choice {
  kind: DocumentKindName;
  templateId: string | undefined;
  format: PrintFormat;
}

/**
 * The template that is named, or the default of the kind. A Word file makes Word files alone: where the default is one, other
 * formats are made by the built-in layout.
 */
export async function chooseTemplate(db: Db, { kind, templateId, format }: Choice): Promise<ChosenTemplate> {
  if (templateId === undefined) {
    const own = await defaultOf(db, kind);
    return own && (own.format === 'layout' || format === 'docx') ? contentOf(db, own) : builtIn(kind);
  }
  if (kind === 'sales_invoice' && format === 'xlsx') throw refuse('template_not_applicable', noTemplate);
  const system = systemTemplate(templateId);
  const template = system?.template ?? (await documentTemplates.byId(db, templateId));
  if (template.kind !== kind) throw ofAnotherKind(template);
  if (template.archivedAt) throw archived(documentTemplate.noun);
  demandApplicable(template, format);
  return system ? ofLayout(system.layout) : contentOf(db, template);
}

export const ofAnotherKind = ({ name, kind }: Pick<DocumentTemplate, 'name' | 'kind'>) =>
  refuse(
    'template_kind_mismatch',
    words(
      `The template “${name}” is for another document: “${documentKinds[kind].words.en}”.`,
      `Шаблон «${name}» — для другого документа: «${documentKinds[kind].words.ru}».`,
    ),
  );

/** A Word file can be filled, not drawn. */
export function demandApplicable({ format: made }: Pick<DocumentTemplate, 'format'>, format: PrintFormat): void {
  if (made === 'docx' && format !== 'docx') throw refuse('template_not_applicable', needsLayout);
}

const needsLayout = words(
  'A Word file makes docx alone: PDF, XLSX and HTML need a layout of blocks.',
  'По файлу Word создаётся только docx: для PDF, XLSX и HTML нужен макет из блоков.',
);

const noTemplate = words(
  'The spreadsheet of an invoice has one form; a template is named for Word and PDF.',
  'У счёта в XLSX одна форма; шаблон указывают для Word и PDF.',
);

async function defaultOf(db: Db, kind: DocumentKindName): Promise<DocumentTemplate | undefined> {
  const [own] = await documentTemplates.read(
    db,
    documentTemplates.select(db, sql`template.is_default and template.kind = ${kind}`),
  );
  return own;
}

function builtIn(kind: DocumentKindName): ChosenTemplate {
  const found = builtInFor(kind);
  if (!found) throw notFound(documentTemplate.noun);
  return ofLayout(found.layout);
}

export const ofLayout = (layout: DocumentLayout): ChosenTemplate => ({
  layout: isTestPortal() ? marked(layout) : layout,
  paths: layoutPaths(layout),
});

/** Each page of a document of a test portal says what it is. */
const marked = (layout: DocumentLayout): DocumentLayout => {
  const footer = [layout.page.footer, 'Тестовый документ · Test document'].filter(Boolean).join('\n');
  return { ...layout, page: { ...layout.page, footer } };
};

/** What a template of the company is made of now. */
export async function contentOf(
  db: Db,
  { id, revision, fileId, variablesUsed }: DocumentTemplate,
): Promise<ChosenTemplate> {
  const held = fileId === null ? await readRevision(db, id, revision) : undefined;
  if (held?.layout) return ofLayout(held.layout);
  return { storageKey: (await storedWord(db, fileId as string)).storageKey, paths: variablesUsed };
}
