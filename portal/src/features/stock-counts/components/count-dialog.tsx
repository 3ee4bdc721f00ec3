import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { stockCountLine as noun } from '../../../../../nouns/stock-count-line.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { showUnit } from '../../../kit/units.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import type { Count, CountLine } from '../queries.ts';

interface CountValues {
  item: RecordOption | null;
  countedQuantity: string | null;
  note: string;
}

interface CountDialogProps {
  count: Count;
  /** The line that is counted; an item that nobody expected has none yet. */
  line: CountLine | undefined;
  onClose(): void;
}

/** How much lies there: one column with large fields, for a phone at the shelf. */
export function CountDialog({ count, line, onClose }: CountDialogProps) {
  const client = useQueryClient();
  const form = useKeptForm<CountValues>({
    draft: 'stock-counted',
    record: `${count.id}-${line?.id ?? 'new'}`,
    initialValues: {
      item: line ? { id: line.catalogItemId, label: line.name } : null,
      countedQuantity: line?.countedQuantity ?? null,
      note: line?.note ?? '',
    },
  });
  const places = { catalogItemId: 'item' } as Readonly<Record<string, string>>;
  const inForm = (field: string) => field.replace(/^lines\.0\./, '');
  const problem = useFormProblem(form, Object.keys(form.values), (field) => places[inForm(field)] ?? inForm(field));
  const save = useMutation({
    mutationFn: ({ item, countedQuantity, note }: CountValues) =>
      ask(
        api.POST('/api/v1/stock-counts/{id}/counted', {
          params: { path: { id: count.id } },
          body: { lines: [{ catalogItemId: item?.id ?? '', countedQuantity, note: note.trim() || null }] },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['stock-counts'] });
      tellDone(say('Saved', 'Сохранено'));
      onClose();
    },
  });
  const { item, countedQuantity } = form.values;
  const unit = line && showUnit(line.uom);
  const label = labelOf(noun, 'countedQuantity');
  return (
    <Modal
      opened
      onClose={onClose}
      title={line?.name ?? say('Item found', 'Нашлась позиция')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          {!line && (
            <SelectOrMake
              of="item"
              label={labelOf(noun, 'catalogItemId')}
              required
              value={item}
              error={form.errors.item}
              onChange={(next) => form.setFieldValue('item', next)}
            />
          )}
          <DecimalInput
            size="lg"
            data-autofocus
            label={unit ? `${label}, ${unit}` : label}
            description={
              line?.expectedQuantity != null &&
              `${labelOf(noun, 'expectedQuantity')}: ${showQuantity(line.expectedQuantity, unit)}`
            }
            {...bind(form, 'countedQuantity')}
          />
          <TextInput
            size="lg"
            label={labelOf(noun, 'note')}
            maxLength={ofField(noun, 'note').maxLength}
            {...form.getInputProps('note')}
          />
          <DialogButtons>
            <Button
              size="lg"
              type="submit"
              loading={save.isPending}
              disabled={!item || (countedQuantity === null && !line?.countedQuantity)}
            >
              {countedQuantity === null && line?.countedQuantity
                ? say('Take back', 'Убрать внесённое')
                : say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
