import { Button, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { type LineValues, linesBodyOf, lineValuesOf } from '../line-values.ts';
import type { Template } from '../queries.ts';
import { useTemplateActs } from '../use-template-acts.ts';
import { TemplateLinesInput } from './template-lines-input.tsx';

/** The lines of a template that is there. */
export function EditLines({ template, onClose }: { template: Template; onClose(): void }) {
  const { change } = useTemplateActs(template);
  const form = useKeptForm<{ lines: LineValues[] }>({
    draft: 'template-lines',
    record: template.id,
    initialValues: { lines: lineValuesOf(template) },
  });
  const problem = useFormProblem(form, []);
  const saving = useMutation({
    mutationFn: ({ lines }: { lines: LineValues[] }) => change({ lines: linesBodyOf(lines) }),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: () => {
      form.draft.drop();
      onClose();
    },
  });
  const { lines } = form.values;
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Lines of the template', 'Строки шаблона')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => saving.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <TemplateLinesInput lines={lines} onChange={(next) => form.setFieldValue('lines', next)} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={saving.isPending} disabled={lines.length === 0}>
              {say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
