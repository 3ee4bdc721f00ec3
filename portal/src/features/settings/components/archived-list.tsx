import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import classes from './archived-list.module.css';

interface ArchivedListProps<One> {
  label: string;
  rows: readonly One[];
  mayChange: boolean;
  nameOf(one: One): string;
  /** What else is said of a record. */
  show(one: One): ReactNode;
  restore(one: One): Promise<unknown>;
  onOpen?(one: One): void;
}

/** What was put away, each with the way back. */
export function ArchivedList<One extends { id: string }>(props: ArchivedListProps<One>) {
  const { label, rows, mayChange, nameOf, show, restore, onOpen } = props;
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: restore,
    async onSuccess(_, one) {
      await client.invalidateQueries({ queryKey: ['settings'] });
      tellDone(`${say('Restored', 'Восстановлено')}: ${nameOf(one)}`);
    },
  });
  return (
    <section className={classes.archived} aria-label={label}>
      <h3>{label}</h3>
      {rows.length === 0 ? (
        <p className="dimmed">{say('Nothing has been archived.', 'В архиве пусто.')}</p>
      ) : (
        <ul>
          {rows.map((one) => (
            <li key={one.id}>
              {onOpen ? (
                <button type="button" className={classes.name} onClick={() => onOpen(one)}>
                  {nameOf(one)}
                </button>
              ) : (
                <span className={classes.name}>{nameOf(one)}</span>
              )}
              <span className="dimmed">{show(one)}</span>
              {mayChange && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<ArchiveRestore size={14} />}
                  aria-label={`${say('Restore', 'Восстановить')}: ${nameOf(one)}`}
                  loading={restoring.isPending && restoring.variables.id === one.id}
                  onClick={() => restoring.mutate(one)}
                >
                  {say('Restore', 'Восстановить')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
