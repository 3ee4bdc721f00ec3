import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { say, type Words } from './say.ts';

interface UrlTabsProps<Tab extends string> {
  tabs: readonly (readonly [Tab, Words])[];
  value: Tab;
  onChange(next: Tab): void;
  label: string;
  /** What stands under the chosen tab. */
  children: ReactNode;
}

/** Tabs whose choice the address holds. */
export function UrlTabs<Tab extends string>({ tabs, value, onChange, label, children }: UrlTabsProps<Tab>) {
  return (
    <Tabs value={value} onChange={(next) => next && onChange(next as Tab)}>
      <Tabs.List aria-label={label} mb="md" style={{ flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' }}>
        {tabs.map(([tab, name]) => (
          <Tabs.Tab key={tab} value={tab} style={{ flex: 'none' }}>
            {say(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value}>{children}</Tabs.Panel>
    </Tabs>
  );
}
