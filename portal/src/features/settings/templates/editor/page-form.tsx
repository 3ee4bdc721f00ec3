import { Stack } from '@mantine/core';
import { layoutPage } from '../../../../../../nouns/document-layout.ts';
import { withoutNothing } from '../model/block-fields.ts';
import type { Faults } from '../model/faults-of-layout.ts';
import type { Sheet } from '../model/sheet.ts';
import { FieldInput } from './field-input.tsx';

interface PageFormProps {
  page: Sheet['page'];
  faults: Faults;
  onChange(next: Sheet['page'], field: string): void;
}

/** The page that the blocks stand on. */
export const PageForm = ({ page, faults, onChange }: PageFormProps) => (
  <Stack gap="md">
    {Object.entries(layoutPage).map(([name, field]) => (
      <FieldInput
        key={name}
        name={name}
        field={field}
        value={page[name as keyof typeof layoutPage]}
        path={name}
        faults={faults}
        hasVariables
        onChange={(next) => onChange(withoutNothing({ ...page, [name]: next }) as Sheet['page'], name)}
      />
    ))}
  </Stack>
);
