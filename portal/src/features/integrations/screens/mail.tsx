import { Button, Group } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showAgo, showCount } from '../../../kit/format.ts';
import layout from '../../../kit/list-and-detail.module.css';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { integrationsCrumb } from '../integrations-crumb.ts';
import { type Thread, useThreads } from '../mail/queries.ts';
import { ThreadView } from '../mail/thread-view.tsx';
import type { MailSearch } from '../searches.ts';

/** Conversations with suppliers from the connected mailbox. */
export function Mail() {
  const { search, thread } = useSearch({ from: '/$portal/integrations/mail' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate({ from: '/$portal/integrations/mail' });
  const list = useThreads(search);
  const change = (next: MailSearch) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  return (
    <Page
      title={say('Mail of suppliers', 'Почта поставщиков')}
      crumbs={[integrationsCrumb(portal)]}
      beside={list.total && showCount(list.total.total)}
    >
      <Group mb="md">
        <SearchInput
          value={search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Subject, name or address', 'Тема, имя или адрес')}
        />
      </Group>
      {list.error && <ProblemText error={list.error} />}
      {!list.isPending && !list.error && list.rows.length === 0 ? (
        <div className="panel">
          <Empty
            title={search ? say('Nothing found', 'Ничего не найдено') : say('No letters yet', 'Писем пока нет')}
            action={
              <Link to="/$portal/integrations/$slug" params={{ portal, slug: 'email' }} search={{}}>
                {say('Mail integration', 'Интеграция с почтой')}
              </Link>
            }
          >
            {say(
              'Once a mailbox is connected, conversations with suppliers come here and are linked to requisitions.',
              'После подключения ящика переписка с поставщиками появится здесь и свяжется с заявками.',
            )}
          </Empty>
        </div>
      ) : (
        <div className={layout.columns} data-open={thread ? true : undefined}>
          <nav className={`panel ${layout.list}`} aria-label={say('Conversations', 'Переписки')}>
            {list.rows.map((row) => (
              <ThreadRow
                key={row.id}
                thread={row}
                isOpen={row.id === thread}
                onOpen={() => change({ thread: row.id })}
              />
            ))}
            {list.hasMore && (
              <Button variant="subtle" fullWidth onClick={list.more}>
                {say('More', 'Показать ещё')}
              </Button>
            )}
          </nav>
          {thread && <ThreadView key={thread} id={thread} onClose={() => change({ thread: undefined })} />}
        </div>
      )}
    </Page>
  );
}

function ThreadRow({ thread, isOpen, onOpen }: { thread: Thread; isOpen: boolean; onOpen(): void }) {
  const { subject, participants, unreadCount, lastMessageAt, messageCount } = thread;
  return (
    <button
      type="button"
      className={layout.row}
      aria-current={isOpen || undefined}
      data-unread={unreadCount > 0 || undefined}
      onClick={onOpen}
    >
      <span>
        <b className="clip">{subject || say('No subject', 'Без темы')}</b>
        <small className="dimmed">{showAgo(lastMessageAt)}</small>
      </span>
      <span className="dimmed">
        <small className="clip">{participants.join(', ')}</small>
        <small>
          {unreadCount > 0
            ? say(`${unreadCount} unread of ${messageCount}`, `новых ${unreadCount} из ${messageCount}`)
            : messageCount}
        </small>
      </span>
    </button>
  );
}
