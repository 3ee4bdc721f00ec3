import { Menu, UnstyledButton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { Status, type Tone } from '../../../kit/status.tsx';
import type { ImportRow } from '../queries.ts';
import type { useChangePreview } from '../use-preview.ts';
import classes from './rows-table.module.css';

interface RowFateProps {
  row: ImportRow;
  wrong: Readonly<ImportRow['errors']>;
  noticed: Readonly<ImportRow['warnings']>;
  onChange: ReturnType<typeof useChangePreview>['mutateAsync'];
}

/** What applying does with a row, why, and what it may do instead. */
export function RowFate({ row, wrong, noticed, onChange }: RowFateProps) {
  const { rowId, entityId, action, reasonText, matches, candidates, confidence } = row;
  const fate = fateOf(row);
  const decide = (decision: Omit<NonNullable<Parameters<typeof onChange>[0]['rowActions']>[number], 'rowId'>) =>
    void onChange({ rowActions: [{ rowId, ...decision }] }).catch(() => undefined);
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.action} aria-label={`${say('Row', 'Строка')} ${rowId}: ${fate.name}`}>
            <Status tone={fate.tone}>{fate.name}</Status>
            <ChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => decide({ action: 'create' })}>{say('Create a new one', 'Создать новую')}</Menu.Item>
          {matches.map(({ entityId: id, displayName }) => (
            <Menu.Item key={id} onClick={() => decide({ action: 'update', entityId: id })}>
              {say('Change', 'Изменить')}: {displayName}
            </Menu.Item>
          ))}
          {candidates.map(({ entityId: id, displayName }) => (
            <Menu.Item
              key={id}
              onClick={() =>
                decide(
                  entityId ? { action: 'update', entityId, candidateId: id } : { action: 'create', candidateId: id },
                )
              }
            >
              {say('It is', 'Это')}: {displayName}
            </Menu.Item>
          ))}
          <Menu.Item disabled={action === 'skip'} onClick={() => decide({ action: 'skip' })}>
            {say('Leave out', 'Пропустить')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {reasonText && <span className={classes.reason}>{reasonText}</span>}
      {confidence !== null && confidence < 0.7 && (
        <span className={classes.noticed}>{say('read with doubt', 'прочитано неуверенно')}</span>
      )}
      {wrong.map(({ code, message }) => (
        <span key={code} className={classes.wrong}>
          {message}
        </span>
      ))}
      {noticed.map(({ code, message }) => (
        <span key={code} className={classes.noticed}>
          {message}
        </span>
      ))}
    </>
  );
}

function fateOf({ action, errors }: ImportRow): { tone: Tone; name: string } {
  if (errors.length > 0) return { tone: 'bad', name: say('Error', 'Ошибка') };
  return {
    create: { tone: 'good' as const, name: say('Create', 'Создать') },
    update: { tone: 'accent' as const, name: say('Change', 'Изменить') },
    skip: { tone: 'neutral' as const, name: say('Leave out', 'Пропустить') },
    conflict: { tone: 'warning' as const, name: say('Decide', 'Нужно решение') },
  }[action];
}
