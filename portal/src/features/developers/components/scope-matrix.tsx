import { Checkbox, Text } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { areaName, scopeName, verbNames } from '../../../shared/access/areas.ts';
import type { Scope } from '../key-queries.ts';
import { scopeRows, toggleScope, verbs } from '../scopes.ts';
import classes from './scope-matrix.module.css';

interface ScopeMatrixProps {
  label: string;
  grantable: readonly Scope[];
  value: Scope[];
  onChange(next: Scope[]): void;
  error?: unknown;
}

/** What a key may do, as a table: areas down, reading, writing and archiving across. */
export function ScopeMatrix({ label, grantable, value, onChange, error }: ScopeMatrixProps) {
  const rows = scopeRows([...new Set([...grantable, ...value])]);
  const chosen = new Set<Scope>(value);
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {label}
      </Text>
      {/* What scrolls has to be reached by keys. */}
      <section className={classes.scroll} tabIndex={0} aria-label={say('Scopes', 'Права ключа')}>
        <table className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">{say('Area', 'Раздел')}</th>
              {verbs.map((verb) => (
                <th scope="col" key={verb}>
                  {verbNames[verb] && say(verbNames[verb])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.area}>
                <th scope="row">{areaName(row.area)}</th>
                {verbs.map((verb) => (
                  <td key={verb}>
                    {row.scopes[verb] && (
                      <Checkbox
                        size="xs"
                        aria-label={scopeName(row.scopes[verb])}
                        checked={chosen.has(row.scopes[verb])}
                        onChange={() => onChange(toggleScope(value, row, verb))}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {typeof error === 'string' && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4}>
          {error}
        </Text>
      )}
    </div>
  );
}
