import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { ApprovalNote } from '../../../shared/approvals/approval-note.tsx';
import { ApprovalPanel } from '../../../shared/approvals/approval-panel.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { CustomFieldsShown } from '../../../shared/custom-fields/custom-fields-shown.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { SampleMark } from '../../../shared/samples/sample-mark.tsx';
import classes from '../card/card.module.css';
import { CardActions } from '../card/card-actions.tsx';
import { CardTabs } from '../card/card-tabs.tsx';
import { Facts } from '../card/facts.tsx';
import { ItemsTab } from '../card/lines/items-tab.tsx';
import { Rail } from '../card/rail.tsx';
import { ReasonNote } from '../card/reason-note.tsx';
import { requisitionWords } from '../card/requisition-words.ts';
import { type RequisitionCard, requisitionQuery } from '../queries.ts';

const SuppliersTab = lazy(async () => ({
  default: (await import('../card/suppliers/suppliers-tab.tsx')).SuppliersTab,
}));
const InvoicesTab = lazy(async () => ({ default: (await import('../card/invoices/invoices-tab.tsx')).InvoicesTab }));
const TalksOf = lazy(async () => ({ default: (await import('../../../shared/messengers/talks-of.tsx')).TalksOf }));
const DeliveryTab = lazy(async () => ({ default: (await import('../card/delivery/delivery-tab.tsx')).DeliveryTab }));
const TasksTab = lazy(async () => ({ default: (await import('../card/tasks/tasks-tab.tsx')).TasksTab }));

/** One requisition: what is needed, who may supply it, what came of it. */
export function RequisitionPage() {
  const { portal, id } = useParams({ from: '/$portal/requisitions/$id' });
  const { tab } = useSearch({ from: '/$portal/requisitions/$id' });
  const { data: card, error } = useQuery(requisitionQuery(id));
  const crumbs = [{ label: say('Requisitions', 'Заявки'), href: `/${portal}/requisitions` }];
  if (!card)
    return (
      <Page title={say('Requisition', 'Заявка')} crumbs={crumbs}>
        {error ? <ProblemText error={error} /> : <Skeleton height={240} />}
      </Page>
    );
  return (
    <Page
      title={card.title}
      crumbs={crumbs}
      beside={
        <>
          <SampleMark id={id} />
          <span>{card.number}</span>
          <StatusOf noun={noun} status={card.status} />
        </>
      }
      discussion={<Discussion entityType="procurement" entityId={id} />}
      actions={<CardActions portal={portal} card={card} />}
    >
      <div className={classes.page}>
        <div className={classes.main}>
          {card.approval?.status !== 'pending' && <ApprovalNote portal={portal} kind="requisition" record={card} />}
          <ApprovalPanel recordType="procurement" record={card} />
          <ReasonNote card={card} />
          <Facts card={card} />
          <CustomFieldsShown entity="procurement" values={card.customFields} />
          <CardTabs portal={portal} card={card} />
          <Suspense fallback={<Skeleton height={160} />}>
            <Tab portal={portal} card={card} />
          </Suspense>
        </div>
        <Rail portal={portal} card={card} tab={tab} />
      </div>
    </Page>
  );
}

function Tab({ portal, card }: { portal: string; card: RequisitionCard }) {
  const { tab = 'items' } = useSearch({ from: '/$portal/requisitions/$id' });
  if (tab === 'suppliers') return <SuppliersTab portal={portal} card={card} />;
  if (tab === 'invoices') return <InvoicesTab portal={portal} card={card} />;
  if (tab === 'delivery') return <DeliveryTab card={card} />;
  if (tab === 'tasks') return <TasksTab portal={portal} card={card} />;
  if (tab === 'files') return <FilesPanel entityType="procurement" entityId={card.id} />;
  if (tab === 'talks') return <TalksOf of={{ entityType: 'procurement', entityId: card.id }} />;
  if (tab === 'activity') return <ActivityList entityId={card.id} known={requisitionWords()} />;
  return <ItemsTab portal={portal} card={card} />;
}
