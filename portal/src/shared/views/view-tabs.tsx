import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookmarkPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { say } from '../../kit/say.ts';
import { useMay, useMe } from '../session/me.ts';
import { isNarrowed, keptOf, searchOfKept } from './kept.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { type SavedView, savedViewsQuery, type ViewedList } from './saved-views.ts';
import { ViewMenu } from './view-menu.tsx';
import classes from './view-tabs.module.css';

interface ViewTabsProps<Search extends object> {
  list: ViewedList;
  search: Search;
  /** Views everybody has, after that of everything. */
  usual?: ReadonlyArray<{ name: string; search: Search }>;
  /** What the view of everything keeps, such as the look. */
  all?: Search;
}

/** A list as people keep it: everything, the usual cuts, and the saved views, personal and shared. */
export function ViewTabs<Search extends object>({ list, search, usual = [], all }: ViewTabsProps<Search>) {
  const { data: saved = [] } = useQuery(savedViewsQuery(list));
  const { user } = useMe();
  const may = useMay();
  const [saving, setSaving] = useState(false);
  const current = keptOf(search);
  const known = [{ name: say('All', 'Все'), search: all ?? {} }, ...usual];
  const isKnown = [...known.map((view) => keptOf(view.search)), ...saved.map(({ query }) => query)].includes(current);
  const mayChange = (view: SavedView) => view.ownerId === user.id || may('company_settings.update');
  return (
    <nav className={classes.tabs} aria-label={say('Saved views', 'Сохранённые виды')}>
      {known.map((view) => (
        <Tab key={view.name} search={view.search} isOpen={current === keptOf(view.search)}>
          {view.name}
        </Tab>
      ))}
      {saved.map((view) => (
        <span key={view.id} className={classes.kept}>
          <Tab search={searchOfKept(view.query)} isOpen={current === view.query}>
            {view.name}
            {view.isShared && <Users size={12} aria-label={say('shared', 'общий')} />}
          </Tab>
          {current === view.query && mayChange(view) && <ViewMenu list={list} view={view} />}
        </span>
      ))}
      {!isKnown && isNarrowed(search) && <SaveButton onClick={() => setSaving(true)} />}
      {saving && <SaveViewDialog list={list} query={current} onClose={() => setSaving(false)} />}
    </nav>
  );
}

const Tab = ({ search, isOpen, children }: { search: object; isOpen: boolean; children: ReactNode }) => (
  <Link
    to="."
    search={search as never}
    className={classes.tab}
    aria-current={isOpen ? 'page' : undefined}
    activeOptions={{ exact: true, includeSearch: true }}
  >
    {children}
  </Link>
);

function SaveButton({ onClick }: { onClick(): void }) {
  const label = say('Save the view', 'Сохранить вид');
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<BookmarkPlus size={14} />}
        visibleFrom="sm"
        onClick={onClick}
      >
        {label}
      </Button>
      <ActionIcon variant="subtle" hiddenFrom="sm" aria-label={label} onClick={onClick}>
        <BookmarkPlus size={16} />
      </ActionIcon>
    </>
  );
}
