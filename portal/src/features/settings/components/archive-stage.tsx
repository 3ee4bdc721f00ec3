import { Button, Modal, Select, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { stageName } from '../../../shared/records/stage-name.ts';
import type { Stage } from '../queries.ts';

interface ArchiveStageProps {
  opened: boolean;
  stage: Stage;
  stages: readonly Stage[];
  onClose(): void;
  onDone(): void;
}

/** A stage is put away; requisitions that stand in it go where the person says. */
export function ArchiveStage({ opened, stage, stages, onClose, onDone }: ArchiveStageProps) {
  const client = useQueryClient();
  const [to, setTo] = useState<string | null>(null);
  const archive = useMutation({
    mutationFn: () =>
      ask(
        api.DELETE('/api/v1/settings/pipeline/stages/{id}', {
          params: { path: { id: stage.id }, query: to === null ? {} : { moveToStageId: to } },
        }),
      ),
    meta: { toldByPage: true },
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['settings', 'pipeline'] });
      await client.invalidateQueries({ queryKey: ['requisitions'] });
      tellDone(`${say('Archived', 'В архиве')}: ${stageName(stage.name)}`);
      onDone();
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title={say('Archive the stage?', 'Отправить этап в архив?')}>
      <Stack>
        <b>{stageName(stage.name)}</b>
        <FormProblem error={archive.error} />
        <Select
          label={say('Its requisitions go to', 'Куда перенести заявки с этого этапа')}
          description={say('May stay empty if there are none.', 'Можно не выбирать, если заявок на этапе нет.')}
          clearable
          data={stages
            .filter(({ id, isActive }) => id !== stage.id && isActive)
            .map(({ id, name }) => ({ value: id, label: stageName(name) }))}
          value={to}
          onChange={setTo}
        />
        <DialogButtons onCancel={onClose}>
          <Button color="red" loading={archive.isPending} onClick={() => archive.mutate()}>
            {say('Archive', 'В архив')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
