import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import type { Palette, Stage } from './queries.ts';
import { saveStage, stageValues } from './save-stage.ts';

export interface StageFormProps {
  stage: Stage | undefined;
  stages: readonly Stage[];
  palette: Palette;
  onDone(): void;
}

/** The form of a stage, and saving it. */
export function useStageForm({ stage, stages, palette, onDone }: StageFormProps) {
  const client = useQueryClient();
  const form = useKeptForm({
    draft: 'stage',
    record: stage?.id,
    initialValues: stageValues(stage, stages, palette),
  });
  const problem = useFormProblem(form, ['name', 'shortName', 'color', 'statuses', 'isActive']);
  const save = useMutation({
    mutationFn: (values: typeof form.values) => saveStage(stage, values),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ name }) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['settings', 'pipeline'] });
      tellDone(`${say('Saved', 'Сохранено')}: ${name}`);
      onDone();
    },
  });
  return { form, above: problem.above, save };
}
