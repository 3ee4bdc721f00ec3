import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookmarkPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { isNarrowed, keptOf, type RequisitionsSearch, searchOfKept } from '../search.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { type SavedView, savedViewsQuery } from './saved-views.ts';
import { ViewMenu } from './view-menu.tsx';
import classes from './view-tabs.module.css';

/** The list as people keep it: everything, one's own, and the saved views, personal and shared. */
export function ViewTabs({ portal, search }: { portal: string; search: RequisitionsSearch }) {
  const { data: saved = [] } = useQuery(savedViewsQuery);
  const { user } = useMe();
  const may = useMay();
  const [saving, setSaving] = useState(false);
  const current = keptOf(search);
  const { view: look } = search;
  const usual: RequisitionsSearch[] = [{ view: look }, { view: look, mine: 'yes' }];
  const isKnown = [...usual.map(keptOf), ...saved.map(({ query }) => query)].includes(current);
  const names = [say('All', 'Все'), say('Mine', 'Мои')];
  const mayChange = (view: SavedView) => view.ownerId === user.id || may('company_settings.update');
  return (
    <nav className={classes.tabs} aria-label={say('Saved views', 'Сохранённые виды')}>
      {usual.map((view, index) => (
        <Tab key={names[index]} portal={portal} search={view} isOpen={current === keptOf(view)}>
          {names[index]}
        </Tab>
      ))}
      {saved.map((view) => (
        <span key={view.id} className={classes.kept}>
          <Tab portal={portal} search={searchOfKept(view.query)} isOpen={current === view.query}>
            {view.name}
            {view.isShared && <Users size={12} aria-label={say('shared', 'общий')} />}
          </Tab>
          {current === view.query && mayChange(view) && <ViewMenu view={view} />}
        </span>
      ))}
      {!isKnown && isNarrowed(search) && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<BookmarkPlus size={14} />}
            visibleFrom="sm"
            onClick={() => setSaving(true)}
          >
            {say('Save the view', 'Сохранить вид')}
          </Button>
          <ActionIcon
            variant="subtle"
            hiddenFrom="sm"
            aria-label={say('Save the view', 'Сохранить вид')}
            onClick={() => setSaving(true)}
          >
            <BookmarkPlus size={16} />
          </ActionIcon>
        </>
      )}
      {saving && <SaveViewDialog query={current} onClose={() => setSaving(false)} />}
    </nav>
  );
}

interface TabProps {
  portal: string;
  search: RequisitionsSearch;
  isOpen: boolean;
  children: React.ReactNode;
}

const Tab = ({ portal, search, isOpen, children }: TabProps) => (
  <Link
    to="/$portal/requisitions"
    params={{ portal }}
    search={search}
    className={classes.tab}
    aria-current={isOpen ? 'page' : undefined}
    activeOptions={{ exact: true, includeSearch: true }}
  >
    {children}
  </Link>
);
