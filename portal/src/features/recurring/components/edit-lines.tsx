import { ActionIcon, Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { type LineValues, linesBodyOf, lineValuesOf } from '../line-values.ts';
import type { Template } from '../queries.ts';
import { useTemplateActs } from '../use-template-acts.ts';

/** How much of each is asked for, what is asked for no more, and what is added. */
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
          {lines.map(({ key, name, quantity }, index) => (
            <Group key={key} align="flex-end" wrap="nowrap">
              <DecimalInput
                style={{ flex: 1 }}
                label={name}
                value={quantity}
                onChange={(next) => form.setFieldValue(`lines.${index}.quantity`, next)}
              />
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={`${say('Remove', 'Убрать')}: ${name}`}
                onClick={() => form.removeListItem('lines', index)}
              >
                <X size={16} />
              </ActionIcon>
            </Group>
          ))}
          <SelectOrMake
            of="item"
            label={say('Add from the catalog', 'Добавить из каталога')}
            value={null}
            onChange={(item) =>
              item &&
              form.insertListItem('lines', {
                ...{ key: `${item.id} ${lines.length}`, name: item.label, quantity: '1' },
                line: { catalogItemId: item.id },
              })
            }
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {say('Cancel', 'Отмена')}
            </Button>
            <Button type="submit" loading={saving.isPending} disabled={lines.length === 0}>
              {say('Save', 'Сохранить')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
