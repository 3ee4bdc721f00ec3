import Type from 'typebox';
import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { unknownReference, words } from '../../../kernel/problems/errors.ts';
import { documentTemplate, documentTemplates } from '../document-template.ts';
import { ofAnotherKind } from '../printing/choose-template.ts';
import { readRevision } from '../revisions.ts';
import { type StoredWord, storedWord } from '../stored-word.ts';
import { systemTemplate } from '../system-templates.ts';

export type Source = { layout: DocumentLayout } | { layout: null; file: StoredWord & { paths: string[] } };

/** What a copy begins with. */
export const readSource = query({
  name: 'document-templates.read-source',
  summary: words('Read the content of a template', 'Прочитать содержимое шаблона'),
  permission: 'document_templates.manage',
  scope: 'settings.write',
  input: object({ id: id(), kind: Type.String() }),
  output: Type.Unknown(),

  async run({ db }, { id, kind }): Promise<Source> {
    const builtIn = systemTemplate(id);
    const [own] = builtIn ? [] : await documentTemplates.byIds(db, [id]);
    const template = builtIn?.template ?? own;
    if (!template) throw unknownReference('copyOf', documentTemplate.noun);
    if (template.kind !== kind) throw ofAnotherKind(template);
    if (builtIn) return { layout: builtIn.layout };
    const revision = await readRevision(db, id, template.revision);
    if (revision?.layout) return { layout: revision.layout };
    return {
      layout: null,
      file: { ...(await storedWord(db, template.fileId as string)), paths: template.variablesUsed },
    };
  },
});
