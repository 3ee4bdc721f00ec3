import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { say, type Words, words } from '../../kit/say.ts';
import { useMay, useMe } from '../session/me.ts';
import { approversQuery, othersOf } from './approvers.ts';

type Kind = 'requisition' | 'invoice' | 'proposal' | 'salesInvoice';

interface ApprovalNoteProps {
  portal: string;
  kind: Kind;
  /** As the server tells it: to whom approving is open, it is among the moves. */
  record: { status: string; allowedMoves: ReadonlyArray<{ to: string }> };
}

/** Whose word a record waits for; where nobody else can give it, the way out. */
export function ApprovalNote({ portal, kind, record }: ApprovalNoteProps) {
  const may = useMay();
  const { user } = useMe();
  const isWaiting = record.status === 'pending_approval' && !record.allowedMoves.some(({ to }) => to === 'approved');
  const { data } = useQuery({ ...approversQuery(permissions[kind]), enabled: isWaiting && may('users.read') });
  const others = data && othersOf(data, user.id);
  if (!isWaiting || (others === undefined && may('users.read'))) return null;
  if (others === undefined || others.length > 0)
    return (
      <Alert variant="light" mb="md">
        {others && others.length > 0
          ? `${say('Waiting for approval. It can be approved by', 'Ждёт согласования. Могут согласовать')}: ${others.join(', ')}`
          : say('Somebody else has to approve it.', 'Согласовать должен другой сотрудник.')}
      </Alert>
    );
  const isMember = may('users.invite') || may('company_settings.update');
  return (
    <Alert
      color="yellow"
      variant="light"
      mb="md"
      title={say('Nobody else can approve it', 'Согласовать больше некому')}
    >
      <Text size="sm">
        {say(barred[kind])} {!isMember && say(askAdministrator)}
      </Text>
      {isMember && (
        <Group gap="sm" mt="sm">
          {may('users.invite') && (
            <Button
              size="compact-md"
              renderRoot={(props) => <Link {...props} to={`/${portal}/settings/users?open=new` as '/'} />}
            >
              {say('Invite an approver', 'Пригласить согласующего')}
            </Button>
          )}
          {may('company_settings.update') && (
            <Button
              size="compact-md"
              variant="default"
              renderRoot={(props) => <Link {...props} to={`/${portal}/settings/company` as '/'} />}
            >
              {say(switchOff[kind])}
            </Button>
          )}
        </Group>
      )}
    </Alert>
  );
}

const permissions: Record<Kind, Permission> = {
  requisition: 'purchase_requisitions.approve',
  invoice: 'invoices.status',
  proposal: 'commercial_proposals.approve',
  salesInvoice: 'sales_invoices.approve',
};

const barred: Record<Kind, Words> = {
  requisition: words(
    'Nobody may approve their own requisition, and no one else in the company has the permission.',
    'Свою заявку никто не согласует сам, а у других сотрудников такого права нет.',
  ),
  invoice: words(
    'Nobody may approve an invoice they entered, and no one else in the company has the permission.',
    'Внесённый счёт никто не согласует сам, а у других сотрудников такого права нет.',
  ),
  proposal: words(
    'Nobody may approve a proposal they made, and no one else in the company has the permission.',
    'Своё предложение никто не согласует сам, а у других сотрудников такого права нет.',
  ),
  salesInvoice: words(
    'Nobody may approve an invoice they made, and no one else in the company has the permission.',
    'Свой счёт никто не согласует сам, а у других сотрудников такого права нет.',
  ),
};

const askAdministrator = words(
  'Ask your administrator to invite an approver or to change the rule.',
  'Попросите администратора пригласить согласующего или изменить это правило.',
);

/** Incoming invoices and proposals are always approved; what can be switched off for them is that it is somebody else who does. */
const switchOff: Record<Kind, Words> = {
  requisition: words('Switch approval off', 'Отключить согласование'),
  invoice: words('Allow self-approval', 'Разрешить согласовать своё'),
  proposal: words('Allow self-approval', 'Разрешить согласовать своё'),
  salesInvoice: words('Allow self-approval', 'Разрешить согласовать своё'),
};
