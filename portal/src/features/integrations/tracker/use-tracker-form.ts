import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { type TrackerSettings, trackerSettingsQuery } from './queries.ts';

export type TrackerValues = Pick<TrackerSettings, 'columns' | 'rules'>;

/** The form over what stands for what; a refusal stands at its row. */
export function useTrackerForm({ source, columns, rules, version }: TrackerSettings, onSaved: () => void) {
  const client = useQueryClient();
  const initialValues: TrackerValues = { columns, rules };
  const form = useKeptForm<TrackerValues>({ draft: 'tracker-settings', record: source, initialValues });
  const problem = useFormProblem(form, ['columns', 'rules']);
  const save = useMutation({
    mutationFn: (values: TrackerValues) =>
      ask(
        api.PUT('/api/v1/integrations/tasktracker/settings', {
          body: { ...values, ...(version > 0 && { version }) },
        }),
      ),
    meta: { toldByPage: true },
    onMutate: problem.clear,
    onError: problem.show,
    onSuccess(saved) {
      form.draft.drop();
      onSaved();
      client.setQueryData(trackerSettingsQuery.queryKey, saved);
      tellDone(say('Settings saved', 'Настройки сохранены'));
    },
  });
  return { form, above: problem.above, save };
}

export type TrackerForm = ReturnType<typeof useTrackerForm>['form'];
