import { Alert } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { useUndoKeys } from '../../../kit/use-undo-keys.ts';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { ApprovalNote } from '../../../shared/approvals/approval-note.tsx';
import { ApprovalPanel } from '../../../shared/approvals/approval-panel.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ProposalEditor } from '../editor/proposal-editor.tsx';
import { type SheetHold, useSheet } from '../hooks/use-sheet.ts';
import { mayEdit } from '../moves.ts';
import type { ProposalCard } from '../queries.ts';
import { SendingsTab } from '../sending/sendings-tab.tsx';
import { ProposalActions } from './proposal-actions.tsx';

const from = '/$portal/proposals/$id' as const;

/** The page of a proposal over what is typed into it: its parts and what may be done with it. */
export function ProposalView({ card }: { card: ProposalCard }) {
  const { portal } = useParams({ from });
  const { tab } = useSearch({ from });
  const navigate = useNavigate({ from });
  const may = useMay();
  const hold = useSheet(card);
  useUndoKeys(hold.act);
  // What was approved, or waits for it, is changed only by whoever says so.
  const [unlocked, unlock] = useState<number>();
  const isEditable = mayEdit(card, may);
  const readOnly = !isEditable || (card.status !== 'draft' && unlocked !== card.version && !hold.isChanged);
  const { header } = hold.sheet;
  return (
    <Page
      title={card.number}
      beside={
        <>
          <StatusOf noun={noun} status={card.status} />
          {header.title && <span>{header.title}</span>}
          {card.customer && (
            <Link to={`/${portal}/counterparties/${card.customerId}` as '/'} style={{ color: 'var(--accent)' }}>
              {card.customer.name}
            </Link>
          )}
          {card.salesInvoiceId && may('sales_invoices.read') && (
            <Link to={`/${portal}/sales-invoices/${card.salesInvoiceId}` as '/'} style={{ color: 'var(--accent)' }}>
              {say('Invoice', 'Счёт')}
            </Link>
          )}
          {card.validUntil && (
            <span>
              {say('until', 'до')} {showDay(card.validUntil)}
            </span>
          )}
        </>
      }
      crumbs={[{ label: say('Commercial proposals', 'Коммерческие предложения'), href: `/${portal}/proposals` }]}
      discussion={<Discussion entityType="commercialProposal" entityId={card.id} />}
      actions={
        <ProposalActions
          card={card}
          hold={hold}
          readOnly={readOnly}
          onUnlock={isEditable ? () => unlock(card.version) : undefined}
        />
      }
    >
      {card.approval?.status !== 'pending' && <ApprovalNote portal={portal} kind="proposal" record={card} />}
      <ApprovalPanel recordType="commercial_proposal" record={card} />
      {card.rejectReason && !card.approval && (
        <Alert variant="default" mb="md" title={labelOf(noun, 'rejectReason')}>
          {card.rejectReason}
        </Alert>
      )}
      <LinkTabs
        tabs={tabsOf(card, hold, readOnly, may)}
        open={tab}
        onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
      />
    </Page>
  );
}

function tabsOf(card: ProposalCard, hold: SheetHold, readOnly: boolean, may: ReturnType<typeof useMay>): LinkTab[] {
  const tab = (shown: boolean, value: string, label: string, content: LinkTab['content']): LinkTab[] =>
    shown ? [{ value, label, content }] : [];
  const { id } = card;
  return [
    ...tab(true, 'offer', say('Offer', 'Предложение'), () => <ProposalEditor hold={hold} readOnly={readOnly} />),
    ...tab(true, 'sendings', say('Sendings', 'Отправки') + countOf(card), () => <SendingsTab card={card} />),
    ...tab(may('files.read'), 'files', say('Files', 'Файлы'), () => (
      <FilesPanel entityType="commercialProposal" entityId={id} />
    )),
    ...tab(may('audit.read'), 'activity', say('Activity', 'История'), () => (
      <ActivityList entityId={id} known={wordsOf(noun)} />
    )),
  ];
}

const countOf = ({ sendings, questions }: ProposalCard) => {
  const count = sendings.length + questions.length;
  return count > 0 ? ` · ${count}` : '';
};
