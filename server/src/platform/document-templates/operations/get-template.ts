import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { documentTemplates, templateReading } from '../document-template.ts';
import { ownTemplates } from '../own-templates.ts';
import { readRevision } from '../revisions.ts';
import { shownSystemTemplates, systemTemplate } from '../system-templates.ts';
import { type TemplateCard, templateCard } from '../template-card.ts';

export const getTemplate = query({
  name: 'document-templates.get-template',
  summary: words('Get a document template', 'Получить шаблон документа'),
  description: 'With its layout; the Word file of one has an address of its own.',
  ...templateReading,
  input: object({ id: id() }),
  output: templateCard,

  async run({ db }, { id }): Promise<TemplateCard> {
    const builtIn = systemTemplate(id);
    if (builtIn) {
      const shown = shownSystemTemplates(await ownTemplates(db)).find((one) => one.id === id);
      return { ...(shown ?? builtIn.template), layout: builtIn.layout };
    }
    const template = await documentTemplates.byId(db, id);
    const revision = await readRevision(db, id, template.revision);
    return { ...template, layout: revision?.layout ?? null };
  },
});
