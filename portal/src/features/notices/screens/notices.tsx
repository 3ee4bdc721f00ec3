import { Button, Skeleton } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { Page } from '../../../kit/page.tsx';
import { say, words } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { UrlTabs } from '../../../kit/url-tabs.tsx';
import { NoticeLine } from '../../../shared/notices/notice-line.tsx';
import classes from '../../../shared/notices/notices.module.css';
import { useNotices } from '../../../shared/notices/queries.ts';
import { useReading } from '../../../shared/notices/use-reading.ts';

const tabs = [
  ['unread', words('Unread', 'Непрочитанные')],
  ['all', words('All', 'Все')],
] as const;

/** What the person was told of: first what was not read yet. */
export function Notices() {
  const { portal } = useParams({ from: '/$portal' });
  const { all } = useSearch({ from: '/$portal/notices' });
  const navigate = useNavigate({ from: '/$portal/notices' });
  const list = useNotices({ unread: all === undefined });
  const { read, readAll, isReadingAll } = useReading();
  const hasUnread = list.rows.some(({ readAt }) => readAt === null);
  return (
    <Page
      title={say('Notices', 'Уведомления')}
      actions={
        <>
          {hasUnread && (
            <Button variant="default" loading={isReadingAll} onClick={() => readAll(list.rows)}>
              {say('Mark all as read', 'Отметить все прочитанными')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<Settings size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/$portal/notices/settings" params={{ portal }} />}
          >
            {say('Settings', 'Настроить')}
          </Button>
        </>
      }
    >
      <UrlTabs
        tabs={tabs}
        value={all ? 'all' : 'unread'}
        onChange={(next) => void navigate({ search: next === 'all' ? { all: 'true' } : {}, replace: true })}
        label={say('Which notices', 'Какие уведомления')}
      >
        {list.error && <ProblemText error={list.error} />}
        {list.isPending && !list.error && <Skeleton height={160} />}
        {!list.isPending && list.rows.length === 0 && <NoNotices isAll={all !== undefined} />}
        {list.rows.length > 0 && (
          <ul className={`panel ${classes.list}`}>
            {list.rows.map((notice) => (
              <li key={notice.id}>
                <NoticeLine notice={notice} onOpen={() => read(notice)} />
              </li>
            ))}
          </ul>
        )}
        {list.hasMore && (
          <Button variant="subtle" fullWidth onClick={list.more}>
            {say('More', 'Показать ещё')}
          </Button>
        )}
      </UrlTabs>
    </Page>
  );
}

function NoNotices({ isAll }: { isAll: boolean }) {
  return (
    <Empty title={isAll ? say('No notices yet', 'Уведомлений пока нет') : say('All is read', 'Всё прочитано')}>
      {say(
        'Approvals, answers of suppliers, receipts and whatever else concerns you appear here.',
        'Здесь появляются согласования, ответы поставщиков, приёмки и всё, что вас касается.',
      )}
    </Empty>
  );
}
