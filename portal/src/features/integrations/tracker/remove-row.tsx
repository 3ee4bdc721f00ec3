import { ActionIcon } from '@mantine/core';
import { Trash2 } from 'lucide-react';

/** Takes a row out of the settings. */
export function RemoveRow({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <ActionIcon variant="subtle" color="gray" mt={2} aria-label={label} onClick={onRemove}>
      <Trash2 size={16} />
    </ActionIcon>
  );
}
