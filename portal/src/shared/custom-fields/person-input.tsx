import type { InputBaseProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RecordSelect } from '../../kit/form/record-select.tsx';
import { findPeople, personQuery } from '../people/find-people.ts';
import { useMay } from '../session/me.ts';

/** A person of the portal, chosen by name. Whoever may not read the list of people sees that one is set. */
export function PersonInput({
  value,
  onChange,
  ...input
}: InputBaseProps & { value: string; onChange(next: string | null): void; required?: boolean }) {
  const may = useMay()('users.read');
  const { data } = useQuery({ ...personQuery(value), enabled: value !== '' && may });
  const chosen = value === '' ? null : { id: value, label: data?.fullName ?? value };
  return (
    <RecordSelect
      {...input}
      disabled={input.disabled || !may}
      kind="users"
      value={chosen}
      onChange={(next) => onChange(next?.id ?? null)}
      find={findPeople}
    />
  );
}
