import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { findPeople, personQuery } from '../../../shared/people/find-people.ts';
import { useMay } from '../../../shared/session/me.ts';
import { outcomes } from '../audit.ts';
import { entityNames } from '../entity-names.ts';
import type { AuditSearch } from '../searches.ts';

interface AuditFiltersProps {
  search: AuditSearch;
  onChange(next: AuditSearch): void;
}

export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const seesPeople = useMay()('users.read');
  const { actorId } = search;
  const { data: person } = useQuery({ ...personQuery(actorId ?? ''), enabled: seesPeople && actorId !== undefined });
  const records = Object.entries(entityNames)
    .map(([value, label]) => ({ value, label: say(label) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <TextInput
        type="date"
        aria-label={say('From', 'С какого дня')}
        leftSection={<small className="dimmed">{say('from', 'с')}</small>}
        leftSectionWidth={40}
        value={search.from ?? ''}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        aria-label={say('To', 'По какой день')}
        leftSection={<small className="dimmed">{say('to', 'по')}</small>}
        leftSectionWidth={40}
        value={search.to ?? ''}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
      />
      {seesPeople && (
        <RecordSelect
          kind="users"
          aria-label={say('Who', 'Кто')}
          placeholder={say('Anybody', 'Кто угодно')}
          w={200}
          value={actorId === undefined ? null : { id: actorId, label: person?.fullName ?? '…' }}
          onChange={(next) => onChange({ actorId: next?.id })}
          find={findPeople}
        />
      )}
      <Select
        aria-label={say('Records', 'Записи')}
        placeholder={say('All records', 'Все записи')}
        clearable
        searchable
        w={220}
        data={records}
        value={search.entityType ?? null}
        onChange={(entityType) => onChange({ entityType: entityType ?? undefined, entityId: undefined })}
      />
      <Select
        aria-label={say('Outcome', 'Итог')}
        placeholder={say('Any outcome', 'Любой итог')}
        clearable
        w={160}
        data={Object.entries(outcomes).map(([value, { label }]) => ({ value, label: say(label) }))}
        value={search.outcome ?? null}
        onChange={(outcome) => onChange({ outcome: outcome ?? undefined })}
      />
      {search.entityId && (
        <Button
          variant="light"
          rightSection={<X size={16} />}
          onClick={() => onChange({ entityId: undefined, entityType: undefined })}
        >
          {say('One record only', 'Только одна запись')}
        </Button>
      )}
    </>
  );
}
