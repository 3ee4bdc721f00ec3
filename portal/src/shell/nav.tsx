import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon, PanelLeft, Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showCount } from '../kit/format.ts';
import { say } from '../kit/say.ts';
import { awaitingCountQuery } from '../shared/approvals/awaiting-count-query.ts';
import { messengerStatusQuery } from '../shared/messengers/messenger-status-query.ts';
import { useMay, useMe } from '../shared/session/me.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { type NavItem, navigation } from './navigation.ts';
import classes from './shell.module.css';
import { useConnected } from './use-connected.ts';

const openPalette = async () => (await import('./palette.tsx')).openPalette();

/** The navigation of a portal: what may not be seen is not there. On a phone it opens over the page. */
export function Nav({ portal, narrow, onToggle }: { portal: string; narrow: boolean; onToggle(): void }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const may = useMay();
  useEffect(() => setOpen(false), [pathname]);
  const connected = useConnected();
  const isShown = ({ needs, whileConnected }: NavItem) =>
    (needs === undefined || may(needs)) && (!whileConnected || connected[whileConnected]);
  const groups = navigation
    .map(({ label, items }) => ({ label, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <header className={classes.top}>
        <Brand portal={portal} />
        <button
          type="button"
          className={classes.link}
          onClick={() => void openPalette()}
          aria-label={say('Search', 'Поиск')}
        >
          <Search size={20} />
        </button>
        <Bell portal={portal} bare />
        <button
          type="button"
          className={classes.link}
          aria-expanded={open}
          aria-label={say('Menu', 'Меню')}
          onClick={() => setOpen(!open)}
        >
          {open ? <X size={20} /> : <MenuIcon size={20} />}
        </button>
      </header>
      <nav className={classes.nav} data-open={open || undefined} aria-label={say('Main', 'Главное меню')}>
        <Brand portal={portal} />
        <button
          type="button"
          className={classes.link}
          onClick={() => void openPalette()}
          title={say('Find anything', 'Найти всё')}
        >
          <Search size={16} />
          <span>{say('Find… Ctrl+K', 'Найти… Ctrl+K')}</span>
        </button>
        <Bell portal={portal} />
        {groups.map(({ label, items }) => (
          <div key={items[0]?.path}>
            {label && <div className={classes.groupLabel}>{say(label)}</div>}
            <ul className={classes.group}>
              {items.map((item) => (
                <li key={item.path}>
                  <NavLink portal={portal} item={item} narrow={narrow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={classes.foot}>
          <AccountMenu portal={portal} />
          <button
            type="button"
            className={classes.link}
            onClick={onToggle}
            aria-pressed={narrow}
            aria-label={say('Collapse the menu', 'Свернуть меню')}
          >
            <PanelLeft size={16} />
            <span>{say('Collapse', 'Свернуть')}</span>
          </button>
        </div>
      </nav>
    </>
  );
}

function Brand({ portal }: { portal: string }) {
  const { portal: company } = useMe();
  return (
    <Link className={classes.brand} to="/$portal" params={{ portal }} title={company.name}>
      <b aria-hidden>{initialOf(company.name)}</b>
      <span>{company.name}</span>
    </Link>
  );
}

/** «ООО «Ромашка»» → Р: the form of the company says nothing. */
const initialOf = (name: string) => (/[«"]\s*(\S)/.exec(name)?.[1] ?? name.trim()[0] ?? 'P').toUpperCase();

function NavLink({ portal, item, narrow }: { portal: string; item: NavItem; narrow: boolean }) {
  const { icon: Icon, label, path, counts } = item;
  return (
    <Link
      className={classes.link}
      to={path === '' ? '/$portal' : (`/$portal/${path}` as '/$portal')}
      params={{ portal }}
      activeOptions={{ exact: path === '', includeSearch: false }}
      {...(narrow && { title: say(label) })}
    >
      <Icon size={16} aria-hidden />
      <span>{say(label)}</span>
      {counts === 'tasks' && <Awaiting />}
      {counts === 'messages' && <Unread />}
    </Link>
  );
}

/** How much waits for this person, as it stands now. */
function Awaiting() {
  const { data: count } = useQuery(awaitingCountQuery(useMay()));
  return <Counted count={count} of={say(' waiting for you', ' ждут вас')} />;
}

/** Messages nobody has read. */
function Unread() {
  const { data: status } = useQuery(messengerStatusQuery);
  return <Counted count={status?.unreadCount} of={say(' unread messages', ' непрочитанных сообщений')} />;
}

function Counted({ count, of }: { count: number | undefined; of: string }) {
  if (!count) return null;
  return (
    <b className={classes.count}>
      {showCount(count)}
      <VisuallyHidden>{of}</VisuallyHidden>
    </b>
  );
}
