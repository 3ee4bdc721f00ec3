import { Button, Menu, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Ellipsis, Trash2 } from 'lucide-react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type AllowedMove, moveName } from '../moves.ts';
import type { ContractCard } from '../queries.ts';

const final: readonly string[] = ['terminated', 'rejected'];

interface ContractMenuProps {
  contract: ContractCard;
  moves: readonly AllowedMove[];
  onMove(one: AllowedMove): void;
}

export function ContractMenu({ contract, moves, onMove }: ContractMenuProps) {
  const { id, number, status } = contract;
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayDelete = useMay()('contracts.delete') && status === 'draft';
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/contracts/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      await navigate({ to: '/$portal/contracts', params: { portal }, search: {} });
      client.removeQueries({ queryKey: ['contracts', id] });
      await client.invalidateQueries({ queryKey: ['contracts'] });
      tellDone(`${say('Deleted', 'Удалён')}: ${number}`);
    },
  });
  const confirm = () =>
    openConfirm({
      title: say('Delete the draft?', 'Удалить черновик?'),
      children: (
        <Text size="sm">
          {say('Contract', 'Договор')} {number}, {contract.counterparty.name}
        </Text>
      ),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  if (moves.length === 0 && !mayDelete) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px={9} loading={remove.isPending} aria-label={say('More actions', 'Ещё действия')}>
          <Ellipsis size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((one) => (
          <Menu.Item key={one.to} {...(final.includes(one.to) && { color: 'red' })} onClick={() => onMove(one)}>
            {moveName(contract, one)}
          </Menu.Item>
        ))}
        {mayDelete && (
          <Menu.Item color="red" leftSection={<Trash2 size={16} />} onClick={confirm}>
            {say('Delete', 'Удалить')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
