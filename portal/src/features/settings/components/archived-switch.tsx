import { Checkbox } from '@mantine/core';
import { say } from '../../../kit/say.ts';

/** Whether what was put away is shown, too; kept in the address as `archived`. */
export function ArchivedSwitch({ shown, onChange }: { shown: boolean; onChange(next: 'true' | undefined): void }) {
  return (
    <Checkbox
      label={say('With archived', 'С архивными')}
      checked={shown}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'true' : undefined)}
    />
  );
}
