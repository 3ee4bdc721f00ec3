import { Drawer } from '@mantine/core';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';
import { type FieldValues } from '../fields.ts';
import type { Field } from '../use-field-form.ts';
import { FieldForm, type FieldFormProps } from './field-form.tsx';

interface FieldPanelProps extends Omit<FieldFormProps, 'field' | 'save'> {
  opened: boolean;
  field: Field | undefined;
  save(values: FieldValues, field: Field | undefined): Promise<unknown>;
}

/** A field beside its list: made, changed, put away, and seen as a form will show it. */
export function FieldPanel({ opened, field, ...form }: FieldPanelProps) {
  return (
    <Drawer
      opened={opened}
      onClose={form.onDone}
      position="right"
      size={460}
      title={field?.label ?? say('New field', 'Новое поле')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Held record={field}>
        {(held) => <FieldForm field={held} {...form} save={(values) => form.save(values, held)} />}
      </Held>
    </Drawer>
  );
}
