import { Button, Menu } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Ellipsis, FileText, ReceiptText, Tags, Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type AllowedMove, moveName } from '../moves.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalActs } from '../use-proposal-acts.ts';
import { useRemoveProposal } from '../use-remove-proposal.tsx';

interface ProposalMenuProps {
  card: ProposalCard;
  moves: readonly AllowedMove[];
  onMove(move: AllowedMove): void;
}

/** What is rarely done with a proposal, and where it came from. */
export function ProposalMenu({ card, moves, onMove }: ProposalMenuProps) {
  const { status, procurementId, priceListId, salesInvoiceId } = card;
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const removal = useRemoveProposal(card);
  const { restore } = useProposalActs(card);
  const mayDelete = may('commercial_proposals.delete') && status !== 'converted';
  const sources = [
    procurementId !== null && may('purchase_requisitions.read')
      ? { to: `requisitions/${procurementId}`, label: say('The requisition', 'Заявка'), icon: FileText }
      : [],
    priceListId !== null && may('price_lists.read')
      ? { to: `price-lists/${priceListId}`, label: say('The price list', 'Прайс-лист'), icon: Tags }
      : [],
    salesInvoiceId !== null && may('sales_invoices.read')
      ? { to: `sales-invoices/${salesInvoiceId}`, label: say('The invoice', 'Счёт'), icon: ReceiptText }
      : [],
  ].flat();
  if (!mayDelete && sources.length + moves.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          px={9}
          loading={removal.isPending || restore.isPending}
          aria-label={say('More actions', 'Ещё действия')}
        >
          <Ellipsis size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((move) => (
          <Menu.Item key={move.to} onClick={() => onMove(move)}>
            {moveName(card, move)}
          </Menu.Item>
        ))}
        {sources.map(({ to, label, icon: Icon }) => (
          <Menu.Item
            key={to}
            leftSection={<Icon size={16} />}
            renderRoot={(props) => <Link {...props} to={`/${portal}/${to}` as '/'} />}
          >
            {label}
          </Menu.Item>
        ))}
        {mayDelete && status === 'archived' && (
          <Menu.Item leftSection={<ArchiveRestore size={16} />} onClick={() => restore.mutate()}>
            {say('Restore as a draft', 'Вернуть как черновик')}
          </Menu.Item>
        )}
        {mayDelete && status !== 'archived' && (
          <Menu.Item
            color="red"
            leftSection={removal.isDeleted ? <Trash2 size={16} /> : <Archive size={16} />}
            onClick={removal.confirm}
          >
            {removal.isDeleted ? say('Delete', 'Удалить') : say('Archive', 'В архив')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
