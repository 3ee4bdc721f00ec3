import { Button, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { trackerTask } from '../../../../../../nouns/tracker-task.ts';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { say } from '../../../../kit/say.ts';
import { placeChoices } from '../../../../shared/tracker/place-choices.ts';
import { trackerQuery } from '../../../../shared/tracker/tracker-query.ts';
import type { RequisitionCard } from '../../queries.ts';
import { useCreateTask } from './use-create-task.ts';

interface CreateTaskProps {
  card: RequisitionCard;
  onClose(): void;
}

/** A new task in the tracker, linked to the requisition. */
export function CreateTask({ card, onClose }: CreateTaskProps) {
  const { data: tracker, error } = useQuery(trackerQuery);
  const { form, above, create } = useCreateTask(card, onClose);
  const { projectId, boardId, columnId } = form.values;
  const boards = tracker?.boards.filter((board) => !projectId || board.projectId === projectId);
  const columns = tracker?.columns.filter((column) => column.boardId === boardId);
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('New task', 'Новая задача')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
        <Stack>
          <FormProblem error={above ?? error} draft={form.draft} />
          <TextInput
            data-autofocus
            maxLength={300}
            label={labelOf(trackerTask, 'title')}
            {...form.getInputProps('title')}
          />
          <Select
            {...{ clearable: true, searchable: true }}
            label={labelOf(trackerTask, 'projectId')}
            placeholder={say('by the stage of the requisition', 'по этапу заявки')}
            data={placeChoices(tracker?.projects)}
            {...form.getInputProps('projectId')}
            onChange={(next) => form.setValues({ projectId: next, boardId: null, columnId: null })}
          />
          <Select
            {...{ clearable: true, searchable: true }}
            label={labelOf(trackerTask, 'boardId')}
            placeholder={
              projectId ? say('the first', 'первая') : say('by the stage of the requisition', 'по этапу заявки')
            }
            data={placeChoices(boards)}
            {...form.getInputProps('boardId')}
            onChange={(next) => form.setValues({ boardId: next, columnId: null })}
          />
          {boardId && (
            <Select
              {...{ clearable: true, searchable: true }}
              label={labelOf(trackerTask, 'columnId')}
              placeholder={say('the first', 'первая')}
              data={placeChoices(columns)}
              {...form.getInputProps('columnId')}
              value={columnId}
            />
          )}
          <Select
            {...{ clearable: true, searchable: true }}
            label={say('Assigned to', 'Исполнитель')}
            placeholder={say('nobody', 'не назначен')}
            data={placeChoices(tracker?.users)}
            {...form.getInputProps('assignee')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={create.isPending}>
              {say('Create a task', 'Создать задачу')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
