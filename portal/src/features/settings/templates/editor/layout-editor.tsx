import { useQuery } from '@tanstack/react-query';
import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { say } from '../../../../kit/say.ts';
import { Section } from '../../../../kit/section.tsx';
import { blockName } from '../model/block-summary.ts';
import { withChange } from '../model/sheet.ts';
import { type TemplateCard, variablesQuery } from '../queries.ts';
import { BlockForm } from './block-form.tsx';
import { BlocksList } from './blocks-list.tsx';
import classes from './editor.module.css';
import { EditorTools } from './editor-tools.tsx';
import { PageForm } from './page-form.tsx';
import { Preview } from './preview.tsx';
import { useLayoutEditor } from './use-layout-editor.ts';
import { Variables } from './variables.ts';

interface LayoutEditorProps {
  template: TemplateCard;
  layout: DocumentLayout;
  /** A block by its name, or `page`. */
  chosen: string | undefined;
  onChoose(id: string | undefined): void;
  onSaved(): void;
}

/** A layout block by block: their list, the one that is chosen in its fields, and what all of them make. */
export function LayoutEditor({ template, layout, chosen, onChoose, onSaved }: LayoutEditorProps) {
  const { data: variables = [] } = useQuery(variablesQuery(template.kind));
  const editor = useLayoutEditor(template, layout, onSaved);
  const { sheet, faults, change } = editor;
  const placed = sheet.blocks.find(({ id }) => id === chosen) ?? (chosen === 'page' ? undefined : sheet.blocks[0]);
  return (
    <Variables value={variables}>
      <FormProblem error={editor.above} draft={editor.draft} />
      <EditorTools editor={editor} />
      <div className={classes.editor}>
        <div className={classes.pane}>
          <BlocksList
            sheet={sheet}
            chosen={placed?.id ?? 'page'}
            faults={faults}
            onChoose={onChoose}
            onChange={change}
          />
        </div>
        <div className={classes.pane}>
          {placed ? (
            <Section title={blockName(placed.block)}>
              <BlockForm
                key={placed.id}
                block={placed.block}
                faults={faults.get(placed.id) ?? {}}
                onChange={(block, field) => change(withChange(sheet, placed.id, block), `${placed.id} ${field}`)}
              />
            </Section>
          ) : (
            <Section title={say('Page', 'Страница')}>
              <PageForm
                page={sheet.page}
                faults={faults.get('page') ?? {}}
                onChange={(page, field) => change({ ...sheet, page }, `page ${field}`)}
              />
            </Section>
          )}
        </div>
        <Preview kind={template.kind} layout={editor.layout} isWhole={editor.isWhole} />
      </div>
    </Variables>
  );
}
