import { Button, Menu, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Archive, Ellipsis, FileText, Tags, Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { ProposalCard } from '../queries.ts';

/** What is rarely done with a proposal, and where it came from. */
export function ProposalMenu({ card }: { card: ProposalCard }) {
  const { id, number, status, customer, procurementId, priceListId, version } = card;
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const may = useMay();
  const isDeleted = status === 'draft' || status === 'rejected';
  const mayDelete = may('commercial_proposals.delete') && status !== 'archived';
  const hasSource = procurementId !== null && may('purchase_requisitions.read');
  const hasList = priceListId !== null && may('price_lists.read');
  const remove = useMutation({
    mutationFn: () =>
      ask(
        api.DELETE('/api/v1/commercial-proposals/{id}', {
          params: { path: { id } },
          headers: { 'If-Match': `"v${version}"` },
        }),
      ),
    onSuccess: async () => {
      if (isDeleted) {
        await navigate({ to: '/$portal/proposals', params: { portal }, search: {} });
        client.removeQueries({ queryKey: ['proposals', id] });
      }
      await client.invalidateQueries({ queryKey: ['proposals'] });
      tellDone(`${isDeleted ? say('Deleted', 'Удалено') : say('In the archive', 'В архиве')}: ${number}`);
    },
  });
  const confirm = () =>
    modals.openConfirmModal({
      title: isDeleted
        ? say('Delete the proposal?', 'Удалить предложение?')
        : say('Archive the proposal?', 'Убрать предложение в архив?'),
      children: (
        <Text size="sm">
          {number}
          {customer && `, ${customer.name}`}.{' '}
          {!isDeleted && say('It can be read there and not changed.', 'Там его можно читать, но не менять.')}
        </Text>
      ),
      labels: {
        confirm: isDeleted ? say('Delete', 'Удалить') : say('Archive', 'В архив'),
        cancel: say('Cancel', 'Отмена'),
      },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  if (!mayDelete && !hasSource && !hasList) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button variant="default" px={9} loading={remove.isPending} aria-label={say('More actions', 'Ещё действия')}>
          <Ellipsis size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {hasSource && (
          <Menu.Item
            leftSection={<FileText size={16} />}
            renderRoot={(props) => <Link {...props} to={`/${portal}/requisitions/${procurementId}` as '/'} />}
          >
            {say('The requisition', 'Заявка')}
          </Menu.Item>
        )}
        {hasList && (
          <Menu.Item
            leftSection={<Tags size={16} />}
            renderRoot={(props) => <Link {...props} to={`/${portal}/price-lists/${priceListId}` as '/'} />}
          >
            {say('The price list', 'Прайс-лист')}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item
            color="red"
            leftSection={isDeleted ? <Trash2 size={16} /> : <Archive size={16} />}
            onClick={confirm}
          >
            {isDeleted ? say('Delete', 'Удалить') : say('Archive', 'В архив')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
