import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { say } from './say.ts';

export interface LinkTab {
  value: string;
  label: string;
  content(): ReactNode;
}

/** Tabs of a record; which one is open stands in the address. */
export function LinkTabs({
  tabs,
  open,
  onOpen,
}: {
  tabs: readonly LinkTab[];
  open: string | undefined;
  onOpen(next: string | undefined): void;
}) {
  const [first] = tabs;
  const shown = tabs.find(({ value }) => value === open) ?? first;
  if (!shown) return null;
  return (
    <Tabs
      value={shown.value}
      onChange={(next) => onOpen(next === first?.value ? undefined : (next ?? undefined))}
      keepMounted={false}
    >
      <div style={{ overflowX: 'auto', overflowY: 'hidden', marginBottom: 12 }}>
        <Tabs.List
          style={{ flexWrap: 'nowrap', width: 'max-content', minWidth: '100%' }}
          aria-label={say('Parts of the record', 'Разделы карточки')}
        >
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Panel value={shown.value}>{shown.content()}</Tabs.Panel>
    </Tabs>
  );
}
