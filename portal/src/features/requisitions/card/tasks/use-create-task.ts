import { useMutation } from '@tanstack/react-query';
import { useFormProblem } from '../../../../kit/form/use-form-problem.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { isProblem } from '../../../../shared/api/problem.ts';
import { useKeptForm } from '../../../../shared/drafts/use-kept-form.ts';
import type { RequisitionCard } from '../../queries.ts';
import { useCardChanged } from '../use-card-changed.ts';
import { type TaskValues, taskBodyOf } from './task-values.ts';

/** The form of a new task. A creation in doubt closes it: the tab tells how the task is looked for. */
export function useCreateTask({ id, number, title }: RequisitionCard, onClose: () => void) {
  const changed = useCardChanged();
  const initialValues: TaskValues = {
    ...{ title: `${number}: ${title}`.slice(0, 300), projectId: null, boardId: null, columnId: null, assignee: null },
  };
  const form = useKeptForm<TaskValues>({ draft: 'tracker-task', record: id, initialValues });
  const problem = useFormProblem(form, Object.keys(initialValues));
  const leave = async () => {
    form.draft.drop();
    await changed();
    onClose();
  };
  const create = useMutation({
    mutationFn: (values: TaskValues) =>
      ask(
        api.POST('/api/v1/integrations/tasktracker/tasks', {
          body: { procurementId: id, ...taskBodyOf(values) },
        }),
      ),
    meta: { toldByPage: true },
    onMutate: problem.clear,
    async onError(error) {
      if (isProblem(error) && error.members.rule === 'outcome_unknown') return leave();
      problem.show(error);
      await changed();
    },
    async onSuccess() {
      tellDone(say('Task created', 'Задача создана'));
      await leave();
    },
  });
  return { form, above: problem.above, create };
}
