import { Checkbox, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import type { MappingDraft } from './mapping-model.ts';

interface IdentityFieldsProps {
  draft: MappingDraft;
  onChange(next: Partial<MappingDraft>): void;
  matchBy: readonly string[];
  faults: ReadonlyMap<string, string>;
}

/** How a record is found again, so that a repeated event changes it instead of making another. */
export function IdentityFields({ draft, onChange, matchBy, faults }: IdentityFieldsProps) {
  const path = (name: 'externalIdPath' | 'versionPath' | 'idempotencyPath', label: string, placeholder: string) => (
    <TextInput
      label={label}
      placeholder={placeholder}
      value={draft[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      error={faults.get(`/${name}`)}
    />
  );
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: matchBy.length > 0 ? 3 : 2 }} style={{ alignItems: 'end' }}>
        <Help of="mapping.externalSource">
          <TextInput
            label={say('Name in the other system', 'Имя внешней системы')}
            placeholder="erp"
            value={draft.externalSource}
            onChange={({ currentTarget }) => onChange({ externalSource: currentTarget.value })}
            error={faults.get('/externalSource')}
          />
        </Help>
        <Help of="mapping.externalIdPath">
          {path('externalIdPath', say('Path to the identifier', 'Путь к её идентификатору'), '$.id')}
        </Help>
        {matchBy.length > 0 && (
          <Help of="mapping.matchBy">
            <Select
              clearable
              label={say('Not linked yet: known by', 'Если связи нет: искать по')}
              placeholder={say('nothing', 'не искать')}
              data={[...matchBy]}
              value={draft.matchBy || null}
              onChange={(next) => onChange({ matchBy: next ?? '' })}
              error={faults.get('/matchBy')}
            />
          </Help>
        )}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Help of="mapping.idempotencyPath">
          {path('idempotencyPath', say('Path to the event number', 'Путь к номеру события'), '$.eventId')}
        </Help>
        <Help of="mapping.versionPath">
          {path('versionPath', say('Path to the record version', 'Путь к версии записи'), '$.revision')}
        </Help>
      </SimpleGrid>
      {draft.operation === 'counterparty.upsert' && (
        <Checkbox
          label={say('Bank details can be edited', 'Разрешить запись банковских реквизитов')}
          checked={draft.allowBankDetails}
          onChange={({ currentTarget }) => onChange({ allowBankDetails: currentTarget.checked })}
        />
      )}
    </Stack>
  );
}
