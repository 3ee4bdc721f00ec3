import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { requisitionLine as noun } from '../../../../../../nouns/requisition-line.ts';
import { bind } from '../../../../kit/form/bind.ts';
import { DecimalInput } from '../../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { ofField } from '../../../../kit/form/of-field.ts';
import { UnitInput } from '../../../../kit/form/unit-input.tsx';
import { useFormProblem } from '../../../../kit/form/use-form-problem.ts';
import { Help } from '../../../../kit/help/help.tsx';
import { say } from '../../../../kit/say.ts';
import { useKeptForm } from '../../../../shared/drafts/use-kept-form.ts';
import { type RequisitionCard, type RequisitionLine, usePipeline } from '../../queries.ts';
import { useChangeLine } from './line-acts.ts';
import { ProductFieldInput } from './product-field-input.tsx';

const fields = ['name', 'quantity', 'uom', 'plannedPrice', 'requiredAt', 'specification', 'productFields'] as const;

interface LineDialogProps {
  card: RequisitionCard;
  line: RequisitionLine;
  onClose(): void;
}

/** All of a line, with the fields that the company keeps on lines. */
export function LineDialog({ card, line, onClose }: LineDialogProps) {
  const { productFields } = usePipeline();
  const change = useChangeLine(card);
  const { name, quantity, uom, plannedPrice, requiredAt, specification } = line;
  const form = useKeptForm({
    draft: 'requisition-line',
    record: line.id,
    initialValues: {
      ...{ name, quantity, uom, plannedPrice, requiredAt: requiredAt ?? '', specification: specification ?? '' },
      productFields: line.productFields,
    },
  });
  const problem = useFormProblem(form, fields);
  const save = (values: typeof form.values) => {
    const { requiredAt: day, specification: words, ...rest } = values;
    change.mutate(
      { line, change: { ...rest, requiredAt: day || null, specification: words.trim() || null } },
      {
        onSuccess() {
          form.draft.drop();
          onClose();
        },
        onError: problem.show,
      },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={line.name}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit(save)}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <TextInput {...ofField(noun, 'name')} required {...form.getInputProps('name')} />
          <Group grow align="flex-start">
            <DecimalInput
              {...ofField(noun, 'quantity')}
              {...form.getInputProps('quantity')}
              value={form.values.quantity}
            />
            <UnitInput {...ofField(noun, 'uom')} {...bind(form, 'uom')} />
          </Group>
          <Group grow align="flex-start">
            <Help of="procurement_item.plannedPrice">
              <DecimalInput
                {...ofField(noun, 'plannedPrice')}
                {...form.getInputProps('plannedPrice')}
                value={form.values.plannedPrice}
              />
            </Help>
            <TextInput type="date" {...ofField(noun, 'requiredAt')} {...form.getInputProps('requiredAt')} />
          </Group>
          <Textarea {...ofField(noun, 'specification')} autosize maxRows={6} {...form.getInputProps('specification')} />
          {productFields.map((field) => (
            <ProductFieldInput
              key={field.id}
              field={field}
              value={form.values.productFields[field.key]}
              error={form.errors[`productFields.${field.key}`]}
              onChange={(next) =>
                form.setFieldValue('productFields', { ...form.values.productFields, [field.key]: next })
              }
            />
          ))}
          <DialogButtons>
            <Button type="submit" loading={change.isPending}>
              {say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
