import { ActionIcon, NativeSelect, Popover, ScrollArea, TextInput, UnstyledButton } from '@mantine/core';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import { type PlaceholderFilter, placeholderFilters } from '../../../../../../nouns/placeholders-of.ts';
import { say } from '../../../../kit/say.ts';
import { variablesLike } from '../model/variables-like.ts';
import classes from './editor.module.css';
import { useVariables } from './variables.ts';

interface VariablePickerProps {
  /** The field that it writes into, for those who hear it. */
  label: string;
  onPick(path: string, filter: PlaceholderFilter | undefined): void;
}

/** Those that need nothing said besides. */
const ways = ['words', 'upper', 'line'] as const satisfies readonly PlaceholderFilter[];

/** Variables of the document by name, to be put where the cursor is. */
export function VariablePicker({ label, onPick }: VariablePickerProps) {
  const { record } = useVariables();
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const [written, setWritten] = useState<'plain' | PlaceholderFilter>('plain');
  const groups = variablesLike(record, search);
  const pick = (path: string) => {
    setOpened(false);
    onPick(path, written === 'plain' ? undefined : written);
  };
  const [first] = groups[0]?.variables ?? [];
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus returnFocus width={320}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${say('Insert a variable', 'Вставить переменную')}: ${label}`}
          onClick={() => setOpened((before) => !before)}
        >
          <Braces size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.picker}>
        <TextInput
          data-autofocus
          aria-label={say('Find a variable', 'Найти переменную')}
          placeholder={say('Customer, total, date…', 'Покупатель, сумма, дата…')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !first) return;
            event.preventDefault();
            pick(first.path);
          }}
        />
        <NativeSelect
          aria-label={say('How it is written', 'Как написать')}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value as typeof written)}
          data={[
            { value: 'plain', label: say('As it is', 'Как есть') },
            ...ways.map((value) => ({ value, label: say(placeholderFilters[value]) })),
          ]}
        />
        <ScrollArea.Autosize
          mah={280}
          type="auto"
          viewportProps={{ tabIndex: 0, 'aria-label': say('Variables', 'Переменные') }}
        >
          {groups.length === 0 && <p className="dimmed">{say('Nothing found', 'Ничего не найдено')}</p>}
          {groups.map(({ name, variables }) => (
            <section key={name} aria-label={name}>
              <h4>{name}</h4>
              {variables.map(({ path, label: called }) => (
                <UnstyledButton key={path} className={classes.variable} onClick={() => pick(path)}>
                  {called}
                  <small>{path}</small>
                </UnstyledButton>
              ))}
            </section>
          ))}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
