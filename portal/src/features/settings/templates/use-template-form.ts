import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { isProblem } from '../../../shared/api/problem.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { copyTemplate, uploadTemplate } from './make-template.ts';
import type { Template, TemplateKind } from './queries.ts';

interface TemplateValues {
  kind: TemplateKind;
  name: string;
  source: 'copy' | 'file';
  copyOf: string | null;
  file: File | null;
}

/** The form of a new template; faults of a Word file are shown by themselves, for there may be many. */
export function useTemplateForm(
  from: Template | undefined,
  templates: readonly Template[],
  onMade: (id: string) => Promise<void>,
) {
  const client = useQueryClient();
  const form = useKeptForm<TemplateValues>({
    draft: 'document-template',
    record: from?.id,
    initialValues: {
      ...{ kind: from?.kind ?? 'commercial_proposal', name: '', source: 'copy', copyOf: from?.id ?? null, file: null },
    },
    never: ['file'],
  });
  const problem = useFormProblem(form, ['kind', 'name', 'copyOf']);
  const save = useMutation({
    mutationFn: ({ kind, name, source, copyOf, file }: TemplateValues) => {
      if (source === 'file' && file) return uploadTemplate(kind, name, file);
      const usual = templates.find((one) => one.kind === kind && one.isDefault);
      return copyTemplate(kind, name, copyOf ?? usual?.id ?? '');
    },
    meta: { toldByPage: true },
    onError: (error) => (isProblem(error, 'template_invalid') ? problem.clear() : problem.show(error)),
    async onSuccess({ id, warnings }) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['settings', 'templates'] });
      tellDone([say('Template made', 'Шаблон создан'), ...warnings.map(({ message }) => message)].join('. '));
      await onMade(id);
    },
  });
  return { form, above: problem.above, save };
}
