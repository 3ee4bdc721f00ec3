import { Drawer } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { type Field, FieldForm, type FieldFormProps } from './field-form.tsx';

interface FieldPanelProps extends Omit<FieldFormProps, 'field'> {
  opened: boolean;
  field: Field | undefined;
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
      <FieldForm key={field?.version ?? 'new'} field={field} {...form} />
    </Drawer>
  );
}
