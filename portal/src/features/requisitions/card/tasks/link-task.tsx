import { Button, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { trackerLink } from '../../../../../../nouns/tracker-link.ts';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { choicesOf, labelOf } from '../../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../../kit/form/use-form-problem.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { useKeptForm } from '../../../../shared/drafts/use-kept-form.ts';
import { useCardChanged } from '../use-card-changed.ts';
import type { TaskLink } from './tracked-query.ts';

interface Values {
  targetType: TaskLink['targetType'];
  externalId: string;
}

/** Links the requisition to what is in the tracker already, by its identifier there. */
export function LinkTask({ id, onClose }: { id: string; onClose(): void }) {
  const changed = useCardChanged();
  const initialValues: Values = { targetType: 'task', externalId: '' };
  const form = useKeptForm<Values>({ draft: 'tracker-link', record: id, initialValues });
  const problem = useFormProblem(form, ['externalId']);
  const link = useMutation({
    mutationFn: ({ targetType, externalId }: Values) =>
      ask(
        api.POST('/api/v1/integrations/tasktracker/links', {
          body: { procurementId: id, targetType, externalId: externalId.trim() },
        }),
      ),
    meta: { toldByPage: true },
    onMutate: problem.clear,
    onError: problem.show,
    async onSuccess({ title, externalId }) {
      form.draft.drop();
      await changed();
      tellDone(`${say('Linked', 'Привязано')}: ${title ?? externalId}`);
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Link to the tracker', 'Привязать из трекера')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => link.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Select
            allowDeselect={false}
            label={labelOf(trackerLink, 'targetType')}
            data={choicesOf(trackerLink, 'targetType')}
            {...form.getInputProps('targetType')}
          />
          <TextInput
            required
            data-autofocus
            maxLength={200}
            label={labelOf(trackerLink, 'externalId')}
            {...form.getInputProps('externalId')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={link.isPending}>
              {say('Link', 'Привязать')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
