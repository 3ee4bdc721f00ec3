import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import layout from '../../../kit/list-and-detail.module.css';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { FrameButton } from '../../../shared/messengers/frame-button.tsx';
import { messengerStatusQuery } from '../../../shared/messengers/messenger-status-query.ts';
import classes from '../../../shared/messengers/messengers.module.css';
import { useTalks } from '../../../shared/messengers/queries.ts';
import { TalkView } from '../../../shared/messengers/talk-view.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { TalkFilters } from '../components/talk-filters.tsx';
import { TalkGroup } from '../components/talk-group.tsx';
import type { MessengersSearch } from '../messengers-search.ts';

/** Conversations in messengers: those linked to no record first, one of them open beside the list. */
export function Messengers() {
  const { talk, ...wanted } = useSearch({ from: '/$portal/messenger' });
  const navigate = useNavigate({ from: '/$portal/messenger' });
  const may = useMay();
  const { data: status } = useQuery(messengerStatusQuery);
  const { search, channel, unread } = wanted;
  const filters = { search, channel, unread: unread === 'true' || undefined };
  const unlinked = useTalks({ ...filters, isLinked: false });
  const linked = useTalks({ ...filters, isLinked: true });
  const change = (next: MessengersSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const [left, setLeft] = useState<string>();
  const open = (id: string) => change({ talk: id });
  const leave = () => {
    setLeft(talk);
    change({ talk: undefined });
  };
  const groups = { open: talk, left, onOpen: open };
  const error = unlinked.error ?? linked.error;
  const isPending = unlinked.isPending || linked.isPending;
  const isEmpty = !isPending && unlinked.rows.length + linked.rows.length === 0;
  return (
    <Page
      title={say('Messengers', 'Мессенджеры')}
      beside={
        status && status.unreadCount > 0 ? (
          <span>{say(`${showCount(status.unreadCount)} unread`, `новых ${showCount(status.unreadCount)}`)}</span>
        ) : undefined
      }
      actions={
        may('messengers.send') && status?.canSend && <FrameButton of={{}} label={say('All chats', 'Все чаты')} />
      }
    >
      <TalkFilters search={wanted} onChange={change} />
      {error && <ProblemText error={error} />}
      <div className={layout.columns} data-open={talk ? true : undefined}>
        <nav className={`panel ${layout.list} ${classes.talks}`} aria-label={say('Conversations', 'Переписки')}>
          {isEmpty && !error && <NoTalks isNarrowed={Object.keys(wanted).length > 0} />}
          {isPending && <Skeleton height={120} />}
          <TalkGroup title={say('Not linked', 'Не привязаны')} list={unlinked} {...groups} />
          <TalkGroup title={say('Linked', 'Привязаны к записям')} list={linked} {...groups} />
        </nav>
        {talk ? <TalkView key={talk} id={talk} onClose={leave} isBeside /> : !isEmpty && !isPending && <Unchosen />}
      </div>
    </Page>
  );
}

/** Beside the list, where no conversation is open; on a phone the list is all there is. */
const Unchosen = () => (
  <div className={`panel ${classes.unchosen}`}>
    <Empty title={say('Choose a conversation', 'Выберите переписку')} />
  </div>
);

function NoTalks({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <Empty title={say('Nothing found', 'Ничего не найдено')} />;
  return (
    <Empty title={say('No conversations yet', 'Переписок пока нет')}>
      {say(
        'A conversation begins when somebody writes to you, or when you write from a record.',
        'Переписка начнётся, когда вам напишут или вы напишете из карточки.',
      )}
    </Empty>
  );
}
