import { Button, Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../../kit/form/use-form-problem.ts';
import { counted, say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { useKeptState } from '../../../../shared/drafts/use-kept-state.ts';
import { emptyLine, faultsByLine, isEmpty, lineBody } from '../../create/draft-line.ts';
import { LinesEditor } from '../../create/lines-editor.tsx';
import type { RequisitionCard } from '../../queries.ts';
import { useCardChanged } from '../use-card-changed.ts';

/** More lines for a requisition, typed or pasted. */
export function AddLines({ card: { id }, onClose }: { card: RequisitionCard; onClose(): void }) {
  const changed = useCardChanged();
  const [first] = useState(() => [emptyLine()]);
  const [lines, setLines, draft] = useKeptState('add-lines', id, first);
  const [sent, setSent] = useState<readonly string[]>([]);
  const form = useForm({ initialValues: {} });
  const problem = useFormProblem(form, ['items']);
  const written = lines.filter((line) => !isEmpty(line));
  const add = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/purchase-requisitions/{procurementId}/items', {
          params: { path: { procurementId: id } },
          body: { items: written.map(lineBody) },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ warnings }) => {
      draft.drop();
      await changed();
      const done = counted(
        written.length,
        ['line added', 'lines added'],
        ['позиция добавлена', 'позиции добавлены', 'позиций добавлено'],
      );
      tellDone([done, ...warnings.map(({ message }) => message)].join('. '));
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size={1080}
      title={say('Add lines', 'Добавить позиции')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={form.onSubmit(() => {
          problem.clear();
          setLines(written);
          setSent(written.map(({ key }) => key));
          add.mutate();
        })}
      >
        <Stack>
          <FormProblem error={problem.above} draft={draft} />
          <LinesEditor
            lines={lines}
            onChange={(change) => setLines((before) => [...change(before)])}
            faults={faultsByLine(form.errors, sent)}
          />
          <DialogButtons>
            <Button type="submit" loading={add.isPending} disabled={written.length === 0}>
              {say('Add', 'Добавить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
