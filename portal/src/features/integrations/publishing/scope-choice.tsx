import { MultiSelect } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { areaNames, scopeName, verbNames } from '../../../shared/access/areas.ts';
import type { Manifest } from './queries.ts';

interface ScopeChoiceProps {
  value: Manifest['scopes'];
  onChange(next: Manifest['scopes']): void;
  error: string | undefined;
}

/** Areas that know reading alone. */
const readOnly = new Set(['variables', 'documents', 'logistics', 'messengers', 'company', 'users']);

const all = Object.keys(areaNames)
  .filter((area) => area !== 'integration_api')
  .flatMap((area) => (readOnly.has(area) ? [`${area}.read`] : Object.keys(verbNames).map((verb) => `${area}.${verb}`)));

/** Rights the key of an integration gets in each portal that installs it. */
export const ScopeChoice = ({ value, onChange, error }: ScopeChoiceProps) => (
  <MultiSelect
    label={say('Rights of its key', 'Права её ключа')}
    searchable
    value={value}
    onChange={(next) => onChange(next as Manifest['scopes'])}
    data={[...new Set<string>([...all, ...value])].map((scope) => ({ value: scope, label: scopeName(scope) }))}
    error={error}
  />
);
